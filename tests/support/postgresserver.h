// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <csignal>
#include <pwd.h>
#include <unistd.h>

namespace support {

// A PostgreSQL server of its own in a private folder, reachable through a Unix socket only. The
// newest installed version is used. PostgreSQL refuses to run as root, so root starts it as another
// user. The user "admin" needs no password, all others do.
class PostgresServer
{
public:
    PostgresServer() = default;
    ~PostgresServer()
    {
        (void)run(tool(QStringLiteral("pg_ctl")), control({QStringLiteral("stop")}));
    }
    Q_DISABLE_COPY_MOVE(PostgresServer)

    // Returns the reason of a failure.
    [[nodiscard]] QByteArray start()
    {
        if (folderOfTools().isEmpty())
            return "PostgreSQL is not installed";
        if (geteuid() == 0) {
            const auto *nobody = getpwnam("nobody");
            if (!nobody || chown(qPrintable(m_folder.path()), nobody->pw_uid, nobody->pw_gid) != 0)
                return "the folder cannot be given to nobody";
        }
        const auto data = m_folder.filePath(QStringLiteral("data"));
        auto failed = run(tool(QStringLiteral("initdb")),
                          {QStringLiteral("-D"), data, QStringLiteral("-U"),
                           QStringLiteral("admin"), QStringLiteral("-A"), QStringLiteral("trust"),
                           QStringLiteral("-E"), QStringLiteral("UTF8"),
                           QStringLiteral("--locale=C.UTF-8"), QStringLiteral("--no-sync")});
        if (!failed.isEmpty())
            return failed;
        QFile rules(data + QStringLiteral("/pg_hba.conf"));
        if (!rules.open(QIODevice::WriteOnly | QIODevice::Truncate)
            || rules.write("local all admin trust\nlocal all all scram-sha-256\n") < 0)
            return "pg_hba.conf cannot be written";
        rules.close();
        return startAgain();
    }

    [[nodiscard]] QByteArray startAgain()
    {
        return run(tool(QStringLiteral("pg_ctl")), control({QStringLiteral("start")}));
    }
    // Also listens at an address, but only with encryption. `certificate` is the path of a .crt and
    // a .key file without the suffix.
    [[nodiscard]] QByteArray startWithTls(const QString &certificate, const QString &address)
    {
        auto failed = stop();
        for (const auto &ending : {QStringLiteral(".crt"), QStringLiteral(".key")}) {
            const auto copy = m_folder.filePath(QStringLiteral("data/server") + ending);
            const auto *nobody = geteuid() == 0 ? getpwnam("nobody") : nullptr;
            if (!QFile::copy(certificate + ending, copy)
                || !QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner)
                || (nobody && chown(qPrintable(copy), nobody->pw_uid, nobody->pw_gid) != 0))
                failed += "the certificate cannot be copied";
        }
        QFile rules(m_folder.filePath(QStringLiteral("data/pg_hba.conf")));
        if (!rules.open(QIODevice::Append)
            || rules.write("hostssl all all 127.0.0.0/8 scram-sha-256\n") < 0)
            failed += "pg_hba.conf cannot be written";
        rules.close();
        m_options = QStringLiteral(" -c ssl=on -c listen_addresses=") + address;
        return failed.isEmpty() ? startAgain() : failed;
    }
    [[nodiscard]] QByteArray stop()
    {
        return run(tool(QStringLiteral("pg_ctl")), control({QStringLiteral("stop")}));
    }

    // Lets the server stop responding, or respond again.
    [[nodiscard]] bool setFrozen(bool frozen) const
    {
        QFile file(m_folder.filePath(QStringLiteral("data/postmaster.pid")));
        if (!file.open(QIODevice::ReadOnly))
            return false;
        const auto pid = file.readLine().trimmed();
        const auto signal = frozen ? SIGSTOP : SIGCONT;
        // The processes of the connections are its children.
        QFile children(QString::fromLatin1("/proc/" + pid + "/task/" + pid + "/children"));
        if (!children.open(QIODevice::ReadOnly) || ::kill(pid.toInt(), signal) != 0)
            return false;
        for (const auto &child : children.readAll().simplified().split(' '))
            ::kill(child.toInt(), signal);
        return true;
    }

    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] QString uri(const QString &user, const QString &database) const
    {
        return QStringLiteral("postgresql://%1@/%2?host=%3").arg(user, database, folder());
    }
    // The administrator's answer to a query, one line per row. "failed: " and the reason if it
    // fails.
    [[nodiscard]] QByteArray ask(const QString &sql,
                                 const QString &database = QStringLiteral("shop")) const
    {
        QProcess process;
        process.start(QStringLiteral("psql"),
                      {QStringLiteral("-XAtq"), QStringLiteral("-v"),
                       QStringLiteral("ON_ERROR_STOP=1"), QStringLiteral("-c"), sql,
                       uri(QStringLiteral("admin"), database)});
        if (!process.waitForFinished(60'000) || process.exitCode() != 0)
            return "failed: " + process.readAllStandardError();
        return process.readAllStandardOutput().trimmed();
    }

private:
    [[nodiscard]] static QString folderOfTools()
    {
        const QDir all(QStringLiteral("/usr/lib/postgresql"));
        const auto versions = all.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        int newest = 0;
        for (const auto &version : versions)
            newest = std::max(newest, version.toInt());
        return newest == 0 ? QString()
                           : all.filePath(QString::number(newest) + QStringLiteral("/bin"));
    }
    [[nodiscard]] static QString tool(const QString &name) { return folderOfTools() + u'/' + name; }
    [[nodiscard]] QStringList control(const QStringList &action) const
    {
        const auto data = m_folder.filePath(QStringLiteral("data"));
        return QStringList{QStringLiteral("-D"),
                           data,
                           QStringLiteral("-w"),
                           QStringLiteral("-m"),
                           QStringLiteral("immediate"),
                           QStringLiteral("-l"),
                           m_folder.filePath(QStringLiteral("log")),
                           QStringLiteral("-o"),
                           QStringLiteral("-c listen_addresses= -c unix_socket_directories=%1"
                                          " -c fsync=off -c full_page_writes=off"
                                          " -c shared_buffers=16MB -c max_connections=30")
                                   .arg(folder())
                               + m_options}
        + action;
    }
    // Returns what a failing program wrote.
    [[nodiscard]] static QByteArray run(QString program, QStringList arguments)
    {
        if (geteuid() == 0) {
            arguments =
                QStringList{QStringLiteral("--reuid=nobody"), QStringLiteral("--regid=nogroup"),
                            QStringLiteral("--clear-groups"), program}
                + arguments;
            program = QStringLiteral("setpriv");
        }
        QProcess process;
        process.setWorkingDirectory(QStringLiteral("/"));
        process.setStandardOutputFile(QProcess::nullDevice());
        process.start(program, arguments);
        const bool ended = process.waitForFinished(60'000);
        if (ended && process.exitCode() == 0)
            return {};
        return program.toUtf8() + ": " + process.readAllStandardError();
    }

    QString m_options;
    QTemporaryDir m_folder{QStringLiteral("/tmp/warehouse-XXXXXX")};
};

} // namespace support
