-- Tables and columns that no request reads. The staging tables are what an interrupted load of an older release left.
DROP TABLE IF EXISTS `aliases`;
--> statement-breakpoint
DROP TABLE IF EXISTS `cip_titles`;
--> statement-breakpoint
DROP TABLE IF EXISTS `neighbours`;
--> statement-breakpoint
DROP TABLE IF EXISTS `trends`;
--> statement-breakpoint
DROP TABLE IF EXISTS `university_programs`;
--> statement-breakpoint
DROP TABLE IF EXISTS `staging_aliases`;
--> statement-breakpoint
DROP TABLE IF EXISTS `staging_cip_titles`;
--> statement-breakpoint
DROP TABLE IF EXISTS `staging_trends`;
--> statement-breakpoint
DROP TABLE IF EXISTS `staging_university_programs`;
--> statement-breakpoint
-- SQLite drops columns one by one and cannot skip those that are gone, so the table is copied instead. This one is empty
-- unless the migration stopped after the drop below and is applied again.
CREATE TABLE IF NOT EXISTS `universities` (
	`id` integer PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`city` text,
	`state` text NOT NULL,
	`country` text NOT NULL,
	`type` text,
	`image` text,
	`currency` text NOT NULL,
	`tuition` integer,
	`tuition_in_state` integer,
	`student_population` integer,
	`acceptance_rate` real,
	`graduation_rate` real,
	`retention_rate` real,
	`room_and_board` integer,
	`net_price` integer,
	`campus_setting` text,
	`facts` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `universities_copy` (
	`id` integer PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`city` text,
	`state` text NOT NULL,
	`country` text NOT NULL,
	`type` text,
	`image` text,
	`currency` text NOT NULL,
	`tuition` integer,
	`tuition_in_state` integer,
	`student_population` integer,
	`acceptance_rate` real,
	`graduation_rate` real,
	`retention_rate` real,
	`room_and_board` integer,
	`net_price` integer,
	`campus_setting` text,
	`facts` text NOT NULL
);
--> statement-breakpoint
INSERT OR REPLACE INTO `universities_copy` (`id`, `slug`, `name`, `city`, `state`, `country`, `type`, `image`, `currency`, `tuition`, `tuition_in_state`, `student_population`, `acceptance_rate`, `graduation_rate`, `retention_rate`, `room_and_board`, `net_price`, `campus_setting`, `facts`) SELECT `id`, `slug`, `name`, `city`, `state`, `country`, `type`, `image`, `currency`, `tuition`, `tuition_in_state`, `student_population`, `acceptance_rate`, `graduation_rate`, `retention_rate`, `room_and_board`, `net_price`, `campus_setting`, `facts` FROM `universities`;
--> statement-breakpoint
DROP TABLE IF EXISTS `universities`;
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `universities` (
	`id` integer PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`city` text,
	`state` text NOT NULL,
	`country` text NOT NULL,
	`type` text,
	`image` text,
	`currency` text NOT NULL,
	`tuition` integer,
	`tuition_in_state` integer,
	`student_population` integer,
	`acceptance_rate` real,
	`graduation_rate` real,
	`retention_rate` real,
	`room_and_board` integer,
	`net_price` integer,
	`campus_setting` text,
	`facts` text NOT NULL
);
--> statement-breakpoint
INSERT OR REPLACE INTO `universities` (`id`, `slug`, `name`, `city`, `state`, `country`, `type`, `image`, `currency`, `tuition`, `tuition_in_state`, `student_population`, `acceptance_rate`, `graduation_rate`, `retention_rate`, `room_and_board`, `net_price`, `campus_setting`, `facts`) SELECT `id`, `slug`, `name`, `city`, `state`, `country`, `type`, `image`, `currency`, `tuition`, `tuition_in_state`, `student_population`, `acceptance_rate`, `graduation_rate`, `retention_rate`, `room_and_board`, `net_price`, `campus_setting`, `facts` FROM `universities_copy`;
--> statement-breakpoint
DROP TABLE IF EXISTS `universities_copy`;
