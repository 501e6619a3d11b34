// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

namespace support {

// Runs storedesk-cli in a private folder with a practice service in another process.
class CommandLine
{
public:
    struct Ended
    {
        int exitCode = -1;
        QByteArray output;
        QByteArray complaints;
    };

    [[nodiscard]] static QString program() { return QStringLiteral(BINARY_ROOT "/storedesk-cli"); }

    [[nodiscard]] bool serve(const QStringList &options = {})
    {
        m_service.start(program(),
                        QStringList{QStringLiteral("serve"), QStringLiteral("--rate"),
                                    QStringLiteral("0"), QStringLiteral("--history"),
                                    QStringLiteral("brief")}
                            + options);
        if (!m_service.waitForReadyRead(30'000))
            return false;
        served = QJsonDocument::fromJson(m_service.readLine()).object();
        environment.insert(QStringLiteral("STOREDESK_URL"), served[u"url"].toString());
        environment.insert(QStringLiteral("STOREDESK_API_KEY"), served[u"apiKey"].toString());
        return true;
    }

    [[nodiscard]] bool stopService()
    {
        if (m_service.state() == QProcess::NotRunning)
            return true;
        m_service.terminate();
        return m_service.waitForFinished();
    }

    // Stops the service and deletes stored data before the next test.
    [[nodiscard]] bool clear()
    {
        environment.remove(QStringLiteral("STOREDESK_URL"));
        environment.remove(QStringLiteral("STOREDESK_API_KEY"));
        return QDir(path(QStringLiteral("data"))).removeRecursively() && stopService();
    }

    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    // Adds the folder to commands that store data. The command "call" stores none.
    [[nodiscard]] QStringList inFolder(const QStringList &arguments) const
    {
        if (arguments.first() == QLatin1String("call"))
            return arguments;
        return arguments + QStringList{QStringLiteral("--data-dir"), path(QStringLiteral("data"))};
    }

    void start(QProcess &process, const QStringList &arguments) const
    {
        process.setProcessEnvironment(environment);
        process.start(program(), inFolder(arguments));
    }

    [[nodiscard]] Ended run(const QStringList &arguments) const
    {
        QProcess process;
        start(process, arguments);
        if (!process.waitForFinished(90'000))
            return {};
        return {.exitCode = process.exitCode(),
                .output = process.readAllStandardOutput(),
                .complaints = process.readAllStandardError()};
    }

    // Returns the answer to an operation, or "failed: " and the reason.
    [[nodiscard]] QByteArray call(const QStringList &arguments, const QByteArray &body = {}) const
    {
        auto all = QStringList{QStringLiteral("call")} + arguments;
        if (!body.isEmpty())
            all += {QStringLiteral("--body"), write(QStringLiteral("body"), body)};
        const auto ended = run(all);
        return ended.exitCode == 0 ? ended.output : "failed: " + ended.complaints;
    }

    // Creates a contact that rows can refer to. Returns false if the service refused the request.
    [[nodiscard]] bool addContact(const QString &email) const
    {
        return !call({QStringLiteral("patchContactByEmail"), QStringLiteral("--param"),
                      QStringLiteral("email=") + email},
                     R"({"_name":"Ann"})")
                    .startsWith("failed");
    }

    // Creates a product that rows can refer to. Returns false if the service refused the request.
    [[nodiscard]] bool addProduct(const QString &id) const
    {
        return !call({QStringLiteral("patchProductByStoreId"), QStringLiteral("--param"),
                      QStringLiteral("id=") + id},
                     R"({"name":"Tea","productDetailUrl":"https://www.example.com/tea",)"
                     R"("unitPrice":5})")
                    .startsWith("failed");
    }

    [[nodiscard]] QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size()
            ? file.fileName()
            : QString();
    }

    // The line in which the service announced its address and key.
    QJsonObject served;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();

private:
    QTemporaryDir m_folder;
    QProcess m_service;
};

} // namespace support
