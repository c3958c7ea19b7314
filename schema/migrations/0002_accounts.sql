CREATE TABLE IF NOT EXISTS `bookmarks` (
	`user_id` text NOT NULL,
	`university_id` integer NOT NULL,
	`note` text,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `university_id`)
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `bookmarks_user_added` ON `bookmarks` (`user_id`,`added_at`,`university_id`);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `bookmarks_university` ON `bookmarks` (`university_id`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `hidden` (
	`user_id` text NOT NULL,
	`university_id` integer NOT NULL,
	`hidden_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `university_id`)
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `history` (
	`user_id` text NOT NULL,
	`university_id` integer NOT NULL,
	`viewed_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `university_id`)
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `history_user_viewed` ON `history` (`user_id`,`viewed_at`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `list_members` (
	`list_id` text NOT NULL,
	`user_id` text NOT NULL,
	`university_id` integer NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`list_id`, `university_id`)
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `list_members_user_university` ON `list_members` (`user_id`,`university_id`);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `list_members_list_added` ON `list_members` (`list_id`,`added_at`,`university_id`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `lists` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`member_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS `lists_user_name` ON `lists` (`user_id`,`name_key`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `notifications` (
	`user_id` text NOT NULL,
	`change_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer,
	PRIMARY KEY(`user_id`, `change_id`)
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `notifications_user_created` ON `notifications` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `revoked_sessions` (
	`jti` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `revoked_sessions_expires` ON `revoked_sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `saved_searches` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`seen_ids` text NOT NULL,
	`seen_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS `saved_searches_user_query` ON `saved_searches` (`user_id`,`query`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`password_hash` text NOT NULL,
	`recovery_hash` text,
	`session_epoch` integer DEFAULT 0 NOT NULL,
	`settings` text NOT NULL,
	`bookmark_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS `users_username_key` ON `users` (`username_key`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `dataset_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`version` text NOT NULL,
	`university_id` integer NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`before` text,
	`after` text,
	`detected_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `dataset_changes_university` ON `dataset_changes` (`university_id`,`detected_at`);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `dataset_changes_detected` ON `dataset_changes` (`detected_at`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `job_runs` (
	`job` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`outcome` text NOT NULL,
	`detail` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `kept_together` (
	`university_id` integer NOT NULL,
	`other_id` integer NOT NULL,
	`people` integer NOT NULL,
	`strength` real NOT NULL,
	PRIMARY KEY(`university_id`, `other_id`)
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `watched_figures` (
	`university_id` integer PRIMARY KEY NOT NULL,
	`figures` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS `contact_messages_received` ON `contact_messages` (`received_at`);--> statement-breakpoint
CREATE TABLE IF NOT EXISTS `help_votes` (
	`article` text NOT NULL,
	`answer` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`article`, `answer`)
);
