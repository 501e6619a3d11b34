// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profiles.h"

#include "accounts/profilejson.h"
#include "base/privatefolder.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QUuid>

#include <algorithm>

namespace storedesk::accounts {

using namespace Qt::StringLiterals;

static constexpr auto onlyOwner = QFile::ReadOwner | QFile::WriteOwner;
static constexpr qint64 mostBytes = 1'000'000; // of a few profiles; more is not ours

Profiles::Profiles(QString file, QObject *parent)
    : QObject(parent)
    , m_file(std::move(file))
{ }

static QString setAside(const QString &file)
{
    for (int number = 1; number < 1000; ++number) {
        const auto name = u"%1.damaged-%2"_s.arg(file).arg(number);
        if (!QFileInfo::exists(name))
            return QFile::rename(file, name) ? name : QString();
    }
    return {};
}

base::Result<void> Profiles::load()
{
    QFile file(m_file);
    if (!file.exists())
        return {};
    if (!file.open(QIODevice::ReadOnly)) {
        m_blocked = true;
        return tl::unexpected(base::Problem{
            tr("The list of accounts cannot be read."),
            tr("%1: %2").arg(m_file, file.errorString()),
            tr("Make the file readable and start again. Until then nothing is written to it.")});
    }
    auto read = profilesFrom(file.read(mostBytes + 1));
    file.close();
    if (read) {
        m_profiles = std::move(read->profiles);
        m_lastUsed = read->lastUsed;
        Q_EMIT changed();
        return {};
    }
    const auto aside = setAside(m_file);
    m_blocked = aside.isEmpty();
    return tl::unexpected(base::Problem{
        tr("The list of accounts is damaged."), read.error(),
        aside.isEmpty()
            ? tr("Move %1 away and start again. Until then nothing is written to it.").arg(m_file)
            : tr("It was set aside as %1; connect the accounts again.").arg(aside)});
}

const Profile *Profiles::find(QStringView id) const
{
    const auto found =
        std::ranges::find_if(m_profiles, [id](const Profile &profile) { return profile.id == id; });
    return found == m_profiles.end() ? nullptr : &*found;
}

base::Result<QString> Profiles::put(Profile profile)
{
    if (profile.id.isEmpty())
        profile.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    auto id = profile.id;
    auto profiles = m_profiles;
    const auto found = std::ranges::find(profiles, id, &Profile::id);
    if (found == profiles.end())
        profiles.append(std::move(profile));
    else
        *found = std::move(profile);
    if (auto saved = replace(std::move(profiles), m_lastUsed); !saved)
        return tl::unexpected(saved.error());
    return id;
}

base::Result<void> Profiles::remove(const QString &id)
{
    auto profiles = m_profiles;
    profiles.removeIf([&id](const Profile &profile) { return profile.id == id; });
    return replace(std::move(profiles), m_lastUsed == id ? QString() : m_lastUsed);
}

base::Result<void> Profiles::setLastUsed(const QString &id)
{
    if (id == m_lastUsed)
        return {};
    return replace(m_profiles, id);
}

// In memory only what is on the disk: a change that could not be saved did not happen.
base::Result<void> Profiles::replace(QList<Profile> profiles, const QString &lastUsed)
{
    if (auto saved = save(profiles, lastUsed); !saved)
        return saved;
    m_profiles = std::move(profiles);
    m_lastUsed = lastUsed;
    Q_EMIT changed();
    return {};
}

base::Result<void> Profiles::save(const QList<Profile> &profiles, const QString &lastUsed) const
{
    const auto failed = [](const QString &why) {
        return tl::unexpected(base::Problem{
            tr("The list of accounts could not be saved."), why,
            tr("Nothing was changed. Check the folder and the room on the disk, then try again.")});
    };
    if (m_blocked)
        return failed(tr("%1 is there, but cannot be read.").arg(m_file));
    if (auto made = base::makePrivateFolder(QFileInfo(m_file).absolutePath()); !made)
        return failed(made.error().why);
    QSaveFile file(m_file);
    // Before the first byte: nobody else may read it even for a moment.
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(onlyOwner))
        return failed(file.errorString());
    file.write(textOf({.profiles = profiles, .lastUsed = lastUsed}));
    if (!file.commit())
        return failed(file.errorString());
    return {};
}

} // namespace storedesk::accounts
