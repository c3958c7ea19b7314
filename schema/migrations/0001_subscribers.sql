CREATE TABLE `subscribers` (
	`email` text PRIMARY KEY NOT NULL,
	`subscribed_at` integer NOT NULL
);
