// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "profiles/profilejson.h"

#include <QList>
#include <QObject>

#include <functional>

namespace storedesk::profiles {

// The profiles in one private file, which is replaced atomically. An unreadable file is set aside
// and reported, never overwritten. A file written by a newer version is left unchanged. Other
// processes may use the same file, so changes are applied to its current content, under a lock.
class Profiles final : public QObject
{
    Q_OBJECT

public:
    explicit Profiles(QString file, QObject *parent = nullptr);

    [[nodiscard]] base::Result<void> load();
    [[nodiscard]] const QList<Profile> &all() const { return m_profiles; }
    [[nodiscard]] const Profile *find(QStringView id) const;
    // Adds a profile, or replaces the one with the same id. An empty id is replaced with a new one.
    // Returns the id.
    base::Result<QString> put(Profile profile);
    base::Result<void> remove(const QString &id);

    // Returns an id, or an empty string if no profile has been used yet.
    [[nodiscard]] QString lastUsed() const { return m_lastUsed; }
    base::Result<void> setLastUsed(const QString &id);

Q_SIGNALS:
    void changed();

private:
    using Edit = std::function<void(ProfileFile &file)>;

    [[nodiscard]] base::Result<void> change(const Edit &edit);
    // Returns the current content of the file, or the content in memory if there is no file.
    [[nodiscard]] tl::expected<ProfileFile, QString> current() const;

    QString m_file;
    QList<Profile> m_profiles;
    QString m_lastUsed;
};

} // namespace storedesk::profiles
