// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "accounts/profilejson.h"
#include "base/result.h"

#include <QList>
#include <QObject>

#include <functional>

namespace storedesk::accounts {

// The profiles in one private file, written whole and atomically. A file that cannot be read is set
// aside and said, never overwritten; one of a newer version is left alone. Other windows may use
// the same file: a change is made to what is in it at that moment, under a lock.
class Profiles final : public QObject
{
    Q_OBJECT

public:
    explicit Profiles(QString file, QObject *parent = nullptr);

    [[nodiscard]] base::Result<void> load();
    [[nodiscard]] const QList<Profile> &all() const { return m_profiles; }
    [[nodiscard]] const Profile *find(QStringView id) const;
    // Adds, or replaces the one with the same id. An empty id gets a new one; the id is answered.
    base::Result<QString> put(Profile profile);
    base::Result<void> remove(const QString &id);

    [[nodiscard]] QString lastUsed() const { return m_lastUsed; } // id; empty: none yet
    base::Result<void> setLastUsed(const QString &id);

Q_SIGNALS:
    void changed();

private:
    using Edit = std::function<void(ProfileFile &file)>;

    [[nodiscard]] base::Result<void> change(const Edit &edit);
    // What is in the file now; what is in memory when there is none.
    [[nodiscard]] tl::expected<ProfileFile, QString> current() const;

    QString m_file;
    QList<Profile> m_profiles;
    QString m_lastUsed;
};

} // namespace storedesk::accounts
