CREATE TABLE IF NOT EXISTS `subscribers` (
	`email` text PRIMARY KEY NOT NULL,
	`subscribed_at` integer NOT NULL
);
