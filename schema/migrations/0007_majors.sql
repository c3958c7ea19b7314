CREATE TABLE IF NOT EXISTS `majors` (
	`key` text PRIMARY KEY NOT NULL,
	`level` text NOT NULL,
	`universities_us` integer NOT NULL,
	`universities_ca` integer NOT NULL,
	`graduates` integer NOT NULL,
	`document` text NOT NULL
);
