// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "transfers/unfinishedtransfers.h"

#include "base/background.h"
#include "base/damagedfile.h"
#include "base/newfile.h"
#include "base/privatefolder.h"
#include "base/regularfile.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QMutex>

#include <utility>

namespace storedesk::transfers {

using namespace Qt::StringLiterals;

// Used by background work, which may outlive the object.
struct UnfinishedTransfers::File
{
    QMutex mutex;
    QString folder;
    const base::Clock *clock;
    // Number of the newest contents that were written.
    int written = 0;

    [[nodiscard]] QString path() const { return QDir(folder).filePath(u"transfers.json"_s); }
    [[nodiscard]] QJsonObject read()
    {
        const QMutexLocker locker(&mutex);
        if (folder.isEmpty() || !QFile::exists(path()))
            return {};
        const auto text = base::readRegularFile(path());
        const auto document = QJsonDocument::fromJson(text.value_or(QByteArray()));
        if (!document.isObject())
            (void)base::setAside(path(), *clock);
        return document.object();
    }
    // The list is only a help for the user, so a failure does not stop the transfers.
    void write(const QJsonObject &members, int number)
    {
        const QMutexLocker locker(&mutex);
        if (folder.isEmpty() || number < written)
            return;
        written = number;
        if (members.isEmpty()) {
            (void)QFile::remove(path());
            return;
        }
        if (!base::makePrivateFolder(folder))
            return;
        base::NewFile file(path());
        const auto json = QJsonDocument(members).toJson();
        if (file.open(QIODevice::WriteOnly) && file.write(json) == json.size())
            (void)file.commit();
    }
};

UnfinishedTransfers::UnfinishedTransfers(const QString &folder, base::Clock &clock)
    : m_file(std::make_shared<File>())
{
    m_file->folder = folder;
    m_file->clock = &clock;
    base::inBackground([file = m_file] { return file->read(); }, this,
                       [this](const QJsonObject &members) {
                           m_ready = true;
                           m_members = members;
                           for (auto one = m_early.constBegin(); one != m_early.constEnd(); ++one)
                               setMember(one.key(), one.value().toObject());
                           Q_EMIT ready();
                       });
}

UnfinishedTransfers::~UnfinishedTransfers()
{
    if (!m_ready && !m_early.isEmpty()) {
        m_members = m_file->read();
        for (auto one = m_early.constBegin(); one != m_early.constEnd(); ++one)
            m_members[one.key()] = one.value();
        m_changed = true;
    }
    // Not in the background, because the next object for this folder may be created at once.
    if (m_changed || m_writing)
        m_file->write(m_members, ++m_number);
}

QJsonObject UnfinishedTransfers::member(const QString &name) const
{
    return m_members[name].toObject();
}

void UnfinishedTransfers::setMember(const QString &name, const QJsonObject &value)
{
    if (!m_ready) {
        m_early[name] = value;
        return;
    }
    if (member(name) == value)
        return;
    if (value.isEmpty())
        m_members.remove(name);
    else
        m_members[name] = value;
    m_changed = true;
    if (!m_writing)
        write();
}

void UnfinishedTransfers::write()
{
    m_writing = true;
    m_changed = false;
    base::inBackground(
        [file = m_file, members = m_members, number = ++m_number] {
            file->write(members, number);
            return true;
        },
        this,
        [this](bool) {
            m_writing = false;
            if (m_changed)
                write();
        });
}

} // namespace storedesk::transfers
