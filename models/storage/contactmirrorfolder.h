// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/database.h"
#include "storage/contactmirror.h"

namespace storedesk::storage {

// The state of an account's contact mirror.
struct ContactMirrorState
{
    // Whether the mirror is enabled. Disabled by default, so that nothing is stored.
    bool on = false;
    // The time at which the latest table was requested.
    QDateTime asked = {};
    // The job that loads the table.
    QString job = {};
    // The job whose table is in the mirror. Empty if there is no mirror yet.
    QString taken = {};
    // The path of the mirror file.
    QString path = {};

    bool operator==(const ContactMirrorState &) const = default;
};

// The private folder for an account's contact mirror. The mirror is enabled if the folder exists.
// Thread-safe, and safe to use from two processes.
class ContactMirrorFolder final
{
public:
    explicit ContactMirrorFolder(const QString &accountFolder);

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] bool isOn() const;
    [[nodiscard]] base::Result<ContactMirrorState> read() const;
    [[nodiscard]] base::Result<void> turnOn() const;
    // Claims the next update for this process if the last update was requested at or before the
    // given time. Returns whether it was claimed.
    [[nodiscard]] base::Result<bool> claim(const QDateTime &now, const QDateTime &before) const;
    [[nodiscard]] base::Result<void> noteJob(const QString &job) const;
    // Replaces the mirror with a job's table, leaving out contacts deleted since it was requested.
    // Returns false if the mirror was disabled in the meantime.
    [[nodiscard]] base::Result<bool> take(const ContactMirror::Source &source, const QString &job,
                                          const ContactMirror::IsStopped &isStopped) const;
    // Removes contacts by email, external ID or ID. Returns how many were found. A table that was
    // requested earlier will not add them again.
    [[nodiscard]] base::Result<qint64> erase(const QStringList &keys, const QDateTime &now) const;
    // Adds contacts that were created or restored, unless the mirror already contains them. Returns
    // the number added. They are preserved when the mirror is replaced with a table that was
    // requested earlier.
    [[nodiscard]] base::Result<qint64> add(const std::vector<QJsonObject> &records,
                                           const QDateTime &now) const;
    // Merges an import's accepted rows into the copy. Returns the number of contacts added or
    // changed. Does nothing if the copy was exported after the import ended, or already contains
    // the import.
    [[nodiscard]] base::Result<qint64> merge(const ContactImport &import,
                                             const ContactMirror::IsStopped &isStopped) const;
    // Deletes the mirror's data if it was requested before this time. The mirror stays enabled.
    [[nodiscard]] base::Result<void> dropOlder(const QDateTime &limit) const;
    // Disables the mirror and deletes all its data.
    [[nodiscard]] base::Result<void> wipe() const;

private:
    [[nodiscard]] base::Result<std::unique_ptr<base::Database>> open() const;
    [[nodiscard]] base::Result<ContactMirror::IsGone> goneSince(const QDateTime &asked) const;
    [[nodiscard]] base::Result<std::vector<QJsonObject>> addedSince(const QDateTime &asked) const;
    [[nodiscard]] base::Result<bool> putInPlace(const QString &name, const QDateTime &asked,
                                                const QString &job) const;

    QString m_path;
    // Located outside the folder, so that the lock remains when the folder is deleted.
    QString m_lock;
};

} // namespace storedesk::storage
