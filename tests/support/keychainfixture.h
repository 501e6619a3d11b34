// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "profiles/secretstore.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

namespace support {

using namespace Qt::StringLiterals;

// Provides a private bus and home folder for the keychain of a real desktop, with helpers for
// tests.
class KeychainFixture final
{
public:
    static constexpr auto marked = "G23markedKeyId:G23markedKeySecret";

    KeychainFixture() = default;
    ~KeychainFixture()
    {
        QDBusConnection::disconnectFromBus(u"desktop"_s);
        for (auto *process : {&keychain, &m_daemon}) {
            process->kill();
            process->waitForFinished();
        }
    }
    Q_DISABLE_COPY_MOVE(KeychainFixture)

    // Returns false if there is no bus daemon or it does not start.
    [[nodiscard]] bool start()
    {
        const auto daemon = QStandardPaths::findExecutable(u"dbus-daemon"_s);
        const QDir home(m_folder.path());
        if (daemon.isEmpty()
            || !home.mkdir(u"run"_s, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner))
            return false;
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(path(u"run"_s)));
        qputenv("XDG_DATA_HOME", QFile::encodeName(path(u"data"_s)));
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(path(u"config"_s)));
        qputenv("HOME", QFile::encodeName(m_folder.path()));
        m_daemon.setStandardErrorFile(QProcess::nullDevice());
        m_daemon.start(
            daemon,
            {u"--config-file="_s + busWithoutServices(), u"--nofork"_s, u"--print-address"_s});
        if (!m_daemon.waitForReadyRead())
            return false;
        const auto address = m_daemon.readLine().trimmed();
        qputenv("DBUS_SESSION_BUS_ADDRESS", address);
        keychain.setStandardOutputFile(QProcess::nullDevice());
        keychain.setStandardErrorFile(QProcess::nullDevice());
        return QDBusConnection::connectToBus(QString::fromLatin1(address), u"desktop"_s)
            .isConnected();
    }

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] static QDBusConnection bus() { return QDBusConnection(u"desktop"_s); }
    [[nodiscard]] static bool has(const QString &service)
    {
        return bus().interface()->isServiceRegistered(service);
    }

    // Calls the keychain as another program would. The test fails if the call is refused.
    static QVariantList call(QDBusMessage message, const QVariantList &arguments)
    {
        message.setArguments(arguments);
        const auto reply = bus().call(message);
        if (reply.type() != QDBusMessage::ReplyMessage)
            QTest::qFail(qPrintable(reply.errorMessage()), __FILE__, __LINE__);
        return reply.arguments();
    }

    [[nodiscard]] static bool write(storedesk::profiles::SecretStore &secrets, QObject *context)
    {
        std::optional<bool> kept;
        secrets.write(
            u"shop"_s, marked, context,
            [&kept](const storedesk::base::Result<void> &end) { kept = end.has_value(); });
        return QTest::qWaitFor([&kept] { return kept.has_value(); }) && *kept;
    }

    [[nodiscard]] static storedesk::base::Result<QByteArray>
    read(storedesk::profiles::SecretStore &secrets, QObject *context)
    {
        std::optional<storedesk::base::Result<QByteArray>> found;
        secrets.read(u"shop"_s, context,
                     [&found](const storedesk::base::Result<QByteArray> &key) { found = key; });
        if (!QTest::qWaitFor([&found] { return found.has_value(); }))
            return QByteArray("no response");
        return *found;
    }

    [[nodiscard]] static bool remove(storedesk::profiles::SecretStore &secrets, QObject *context)
    {
        std::optional<bool> gone;
        secrets.remove(u"shop"_s, context, [&gone](const storedesk::base::Result<void> &end) {
            gone = end.has_value();
        });
        return QTest::qWaitFor([&gone] { return gone.has_value(); }) && *gone;
    }

    // Lists the files in the home folder that contain the key. Also reports a home folder without
    // files.
    [[nodiscard]] QStringList filesThatShowTheKey() const
    {
        QStringList shown;
        int files = 0;
        for (QDirIterator all(m_folder.path(), QDir::Files | QDir::Hidden,
                              QDirIterator::Subdirectories);
             all.hasNext(); ++files) {
            QFile file(all.next());
            if (!file.open(QIODevice::ReadOnly) || file.readAll().contains(marked))
                shown.append(file.fileName());
        }
        return files > 0 ? shown : QStringList{u"no file was written"_s};
    }

    QProcess keychain;

private:
    // Returns a bus configuration without activatable services. The default configuration would
    // start any installed keychain on request.
    [[nodiscard]] QString busWithoutServices() const
    {
        QFile file(path(u"bus.conf"_s));
        if (file.open(QIODevice::WriteOnly))
            file.write("<busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen>"
                       "<auth>EXTERNAL</auth><policy context=\"default\">"
                       "<allow send_destination=\"*\" eavesdrop=\"true\"/><allow "
                       "eavesdrop=\"true\"/><allow own=\"*\"/></policy></busconfig>");
        return file.fileName();
    }

    const QTemporaryDir m_folder;
    QProcess m_daemon;
};

} // namespace support
