// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profiles.h"

#include "base/filelock.h"
#include "base/newfile.h"
#include "base/privatefolder.h"

#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>

namespace storedesk::profiles {

using namespace Qt::StringLiterals;

static constexpr auto onlyOwner = QFile::ReadOwner | QFile::WriteOwner;
// The time to wait for the lock. This is generous, because a change takes only a few milliseconds.
static constexpr std::chrono::seconds lockPatience{3};
// Profile files are far smaller, so a larger file cannot be one.
static constexpr qint64 mostBytes = 1'000'000;

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
    const auto text = file.open(QIODevice::ReadOnly) ? file.read(mostBytes + 1) : QByteArray();
    // A file that could not be read is not necessarily damaged and must not be moved.
    if (file.error() != QFileDevice::NoError) {
        return tl::unexpected(base::Problem{tr("Couldn't read the list of accounts."),
                                            tr("%1: %2").arg(m_file, file.errorString()),
                                            tr("Make the file readable and restart Storedesk. "
                                               "Until then, Storedesk won't change the file.")});
    }
    auto read = profilesFrom(text);
    file.close();
    if (read) {
        m_profiles = std::move(read->profiles);
        m_lastUsed = read->lastUsed;
        Q_EMIT changed();
        return {};
    }
    if (read.error().newer) {
        return tl::unexpected(base::Problem{
            tr("The list of accounts was written by a newer version."), read.error().why,
            tr("Use the newer version, or move %1 elsewhere. Until then, this version won't change "
               "the file.")
                .arg(m_file)});
    }
    const auto aside = setAside(m_file);
    return tl::unexpected(base::Problem{
        tr("The list of accounts is damaged."), read.error().why,
        aside.isEmpty() ? tr("Move %1 elsewhere and restart Storedesk. Until then, Storedesk won't "
                             "change the file.")
                              .arg(m_file)
                        : tr("It was saved as %1. Connect the accounts again.").arg(aside)});
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
    const auto changed = change([&profile](ProfileFile &file) {
        const auto found = std::ranges::find(file.profiles, profile.id, &Profile::id);
        if (found == file.profiles.end())
            file.profiles.append(profile);
        else
            *found = profile;
    });
    if (!changed)
        return tl::unexpected(changed.error());
    return profile.id;
}

base::Result<void> Profiles::remove(const QString &id)
{
    return change([&id](ProfileFile &file) {
        file.profiles.removeIf([&id](const Profile &profile) { return profile.id == id; });
        if (file.lastUsed == id)
            file.lastUsed.clear();
    });
}

base::Result<void> Profiles::setLastUsed(const QString &id)
{
    if (id == m_lastUsed)
        return {};
    return change([&id](ProfileFile &file) { file.lastUsed = id; });
}

tl::expected<ProfileFile, QString> Profiles::current() const
{
    QFile file(m_file);
    if (!file.exists())
        return ProfileFile{.profiles = m_profiles, .lastUsed = m_lastUsed};
    const auto text = file.open(QIODevice::ReadOnly) ? file.read(mostBytes + 1) : QByteArray();
    if (file.error() != QFileDevice::NoError)
        return tl::unexpected(tr("%1: %2").arg(m_file, file.errorString()));
    auto read = profilesFrom(text);
    if (!read)
        return tl::unexpected(tr("%1: %2").arg(m_file, read.error().why));
    return *read;
}

// Keeps the data in memory consistent with the file. A change that could not be saved has no
// effect.
base::Result<void> Profiles::change(const Edit &edit)
{
    const auto failed = [](const QString &why) {
        return tl::unexpected(base::Problem{tr("Couldn't save the list of accounts."), why,
                                            tr("Nothing was changed. Check the folder and the free "
                                               "space on the disk, then try again.")});
    };
    if (auto made = base::makePrivateFolder(QFileInfo(m_file).absolutePath()); !made)
        return failed(made.error().why);
    base::FileLock lock(m_file + u".lock"_s);
    if (!lock.lock(lockPatience))
        return failed(lock.state() == base::FileLock::State::HeldElsewhere
                          ? tr("Another window is using %1.").arg(m_file)
                          : lock.errorString());
    auto content = current();
    if (!content)
        return failed(content.error());
    edit(*content);
    base::NewFile file(m_file);
    const auto text = textOf(*content);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        return failed(file.errorString());
    lock.unlock();
    m_profiles = std::move(content->profiles);
    m_lastUsed = content->lastUsed;
    Q_EMIT changed();
    return {};
}

} // namespace storedesk::profiles
