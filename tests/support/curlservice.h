// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

namespace support {

// Runs `storedesk-cli serve` with a small store and talks to it with curl, without our client.
class CurlService final
{
public:
    explicit CurlService(const QStringList &options)
    {
        using namespace Qt::StringLiterals;
        m_process.start(QStringLiteral(BINARY_ROOT "/storedesk-cli"),
                        QStringList{u"serve"_s, u"--contacts"_s, u"20"_s} + options);
        while (!m_process.canReadLine() && m_process.waitForReadyRead()) { }
        const auto address = QJsonDocument::fromJson(m_process.readLine()).object();
        m_url = address.value("url"_L1).toString();
        for (const auto &value : address.value("keys"_L1).toArray()) {
            const auto scope = value[u"scopes"].toArray().at(0).toString();
            m_keys.insert(scope == u'*' ? QString() : scope, value[u"apiKey"].toString());
        }
        m_keys.insert(u"nothing"_s, u"practice-00000000:wrong"_s);
    }

    [[nodiscard]] bool ready() const { return !m_url.isEmpty() && m_keys.size() > 1; }

    bool stop()
    {
        m_process.terminate();
        return m_process.waitForFinished();
    }

    struct Heard
    {
        int status = 0;
        QByteArray body;
    };

    // Sends a request with the key for this scope. An empty scope selects the key with all
    // permissions.
    [[nodiscard]] Heard say(const QString &method, const QString &path, const QString &scope = {},
                            const QStringList &options = {}) const
    {
        using namespace Qt::StringLiterals;
        QStringList all{u"-q"_s, u"-s"_s, u"--path-as-is"_s, u"-w"_s, u"\n%{http_code}"_s};
        all << u"-H"_s << u"Authorization: apiKey "_s + m_keys.value(scope);
        all += method == u"HEAD"_s ? QStringList{u"-I"_s, u"-o"_s, u"/dev/null"_s}
                                   : QStringList{u"-X"_s, method};
        QProcess curl;
        curl.start(u"curl"_s, all + options << m_url + path);
        if (!curl.waitForFinished())
            return {};
        const auto output = curl.readAllStandardOutput();
        const auto end = output.lastIndexOf('\n');
        return {.status = output.sliced(end + 1).toInt(),
                .body = output.first(std::max<qsizetype>(end, 0))};
    }

private:
    QProcess m_process;
    QString m_url;
    // Maps a scope to its key.
    QHash<QString, QString> m_keys;
};

} // namespace support
