// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "local/contactcopy.h"

namespace storedesk::local {

// What is known of the copy of all contacts that an account keeps here.
struct CopyState
{
    bool on = false; // off by default: nothing is kept
    QDateTime asked = {}; // when the last one was asked for
    QString job = {}; // that brings it
    QString taken = {}; // the job whose table is in the copy; empty: there is no copy yet
    QString path = {}; // of the copy

    bool operator==(const CopyState &) const = default;
};

// The private folder of an account where its contacts are kept at hand. That it is there says that
// somebody wants it. Any thread, and two programs do not disturb each other.
class ContactCopyFolder final
{
public:
    explicit ContactCopyFolder(const QString &accountFolder);

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] bool isOn() const;
    [[nodiscard]] base::Result<CopyState> read() const;
    [[nodiscard]] base::Result<void> turnOn() const;
    // The right to ask for the next one, for one program alone: true if the last was asked for
    // before this moment.
    [[nodiscard]] base::Result<bool> claim(const QDateTime &now, const QDateTime &before) const;
    [[nodiscard]] base::Result<void> noteJob(const QString &job) const;
    // Makes the copy anew out of the table that a job brought. Those who were deleted since it was
    // asked for are not in it. False: it was turned off meanwhile.
    [[nodiscard]] base::Result<bool> take(const ContactCopy::Source &source, const QString &job,
                                          const ContactCopy::IsStopped &isStopped) const;
    // Takes contacts out by their addresses, external IDs or IDs; how many were there. They do not
    // come back with a table that was asked for before.
    [[nodiscard]] base::Result<qint64> erase(const QStringList &keys, const QDateTime &now) const;
    // Adds contacts that were created or restored, unless the copy has them; returns how many were
    // added. They stay when the copy is made again from a table that was asked for before.
    [[nodiscard]] base::Result<qint64> add(const std::vector<QJsonObject> &records,
                                           const QDateTime &now) const;
    // The copy goes, if it was asked for before this moment; the next one is still wanted.
    [[nodiscard]] base::Result<void> dropOlder(const QDateTime &limit) const;
    // Nothing is kept any more.
    [[nodiscard]] base::Result<void> wipe() const;

private:
    [[nodiscard]] base::Result<std::unique_ptr<base::Database>> open() const;
    [[nodiscard]] base::Result<ContactCopy::IsGone> goneSince(const QDateTime &asked) const;
    // The contacts that were added since then.
    [[nodiscard]] base::Result<std::vector<QJsonObject>> addedSince(const QDateTime &asked) const;
    [[nodiscard]] base::Result<bool> putInPlace(const QString &name, const QDateTime &asked,
                                                const QString &job) const;

    QString m_path;
    QString m_lock; // beside it: it outlives the folder
};

} // namespace storedesk::local
