// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/service/servicethread.h"
#include "support/seededstores.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <functional>

namespace support {

// A practice store whose replies are modified, to imitate services whose strings or members differ
// from those of the seeded store. The change runs in the service's thread.
class Rewriting final : public storedesk::practice::Handler
{
public:
    using Answer = storedesk::practice::PracticeResponse;
    using Request = storedesk::practice::PracticeRequest;
    using Change = std::function<QJsonObject(const Request &request, const QJsonObject &answer)>;

    Rewriting(const storedesk::practice::ServiceOptions &options,
              const storedesk::base::Clock &clock, Change change)
        : m_change(std::move(change))
    {
        auto backend = storedesk::practice::Backend::open(copied(options), clock);
        if (!backend)
            qFatal("%s", qPrintable(backend.error().what));
        m_store = std::make_unique<storedesk::practice::ServiceThread>(std::move(*backend));
    }

    Answer answer(const Request &request) override
    {
        auto answer = m_store->answer(request);
        const auto body = QJsonDocument::fromJson(answer.body);
        if (answer.status < 300 && body.isObject())
            answer.body =
                QJsonDocument(m_change(request, body.object())).toJson(QJsonDocument::Compact);
        return answer;
    }

    std::optional<storedesk::practice::FileAnswer> file(QByteArrayView token,
                                                        const QString &fileName) override
    {
        return m_store->file(token, fileName);
    }

private:
    std::unique_ptr<storedesk::practice::ServiceThread> m_store;
    Change m_change;
};

using TextChange = std::function<QString(const QString &key, const QString &text)>;

inline QJsonValue withTexts(const QString &key, const QJsonValue &value, const TextChange &change)
{
    if (value.isString())
        return change(key, value.toString());
    if (value.isArray()) {
        QJsonArray changed;
        for (const auto &element : value.toArray())
            changed.append(withTexts(key, element, change));
        return changed;
    }
    if (!value.isObject())
        return value;
    QJsonObject changed;
    const auto object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member)
        changed.insert(member.key(), withTexts(member.key(), member.value(), change));
    return changed;
}

// Changes all free text in every record, but no ids, timestamps, states, kinds or addresses.
inline Rewriting::Change everyFreeText(const std::function<QString(const QString &)> &change)
{
    return [change](const Rewriting::Request &, const QJsonObject &answer) {
        const auto free = [&change](const QString &key, const QString &text) {
            static const QStringList kinds{
                QStringLiteral("id"),          QStringLiteral("status"),
                QStringLiteral("type"),        QStringLiteral("exportType"),
                QStringLiteral("category"),    QStringLiteral("receiveType"),
                QStringLiteral("next"),        QStringLiteral("prev"),
                QStringLiteral("email"),       QStringLiteral("_email"),
                QStringLiteral("contactEmail")};
            const bool fixed = kinds.contains(key) || key.endsWith(QStringLiteral("Id"))
                || key.endsWith(QStringLiteral("At")) || key.endsWith(QStringLiteral("Date"))
                || text.startsWith(QStringLiteral("http"));
            return fixed ? text : change(text);
        };
        return withTexts({}, answer, free).toObject();
    };
}

} // namespace support
