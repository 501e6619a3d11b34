// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "httpbody.h"

#include "practice/core/problem.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace storedesk::practice {

using namespace Qt::StringLiterals;

namespace {

class IgnoredBody final : public PracticeBody
{
public:
    explicit IgnoredBody(qint64 limit)
        : m_limit(limit)
    { }

    void take(QByteArrayView bytes) override { m_size += bytes.size(); }

    [[nodiscard]] std::optional<PracticeResponse> finish(PracticeRequest & /*request*/) override
    {
        return m_size > m_limit ? std::optional(tooLarge(m_limit)) : std::nullopt;
    }

private:
    qint64 m_limit;
    qint64 m_size = 0;
};

// Returns the position of an unescaped control character in a string, or -1 if there is none.
// QJsonDocument accepts such characters.
qsizetype controlCharacterIn(QByteArrayView json)
{
    bool within = false;
    for (qsizetype at = 0; at < json.size(); ++at) {
        if (json[at] == '"')
            within = !within;
        else if (within && json[at] == '\\')
            ++at;
        else if (within && static_cast<unsigned char>(json[at]) < 0x20)
            return at;
    }
    return -1;
}

// Recognises a single number, text or other value, which QJsonDocument does not accept as a
// document.
bool isSingleValue(const QByteArray &json)
{
    return QJsonDocument::fromJson('[' + json + ']').array().size() == 1;
}

class JsonBody final : public PracticeBody
{
public:
    explicit JsonBody(qint64 limit)
        : m_limit(limit)
    { }

    void take(QByteArrayView bytes) override
    {
        m_size += bytes.size();
        if (m_size <= m_limit)
            m_bytes.append(bytes.data(), bytes.size());
        else
            m_bytes.clear();
    }

    [[nodiscard]] std::optional<PracticeResponse> finish(PracticeRequest &request) override
    {
        if (m_size > m_limit)
            return tooLarge(m_limit);
        QJsonParseError error{};
        const auto document = QJsonDocument::fromJson(m_bytes, &error);
        if (const auto at = controlCharacterIn(m_bytes); at >= 0)
            return problem(
                400, u"The body is not JSON: control character in a text at byte %1."_s.arg(at));
        if (error.error != QJsonParseError::NoError && !isSingleValue(m_bytes))
            return problem(400,
                           u"The body is not JSON: %1 at byte %2."_s.arg(error.errorString())
                               .arg(error.offset));
        if (!document.isObject())
            return problem(400, u"The body must be a JSON object."_s);
        request.body = m_bytes;
        return std::nullopt;
    }

private:
    qint64 m_limit;
    qint64 m_size = 0;
    QByteArray m_bytes;
};

} // namespace

std::unique_ptr<PracticeBody> ignoredBody(qint64 limit)
{
    return std::make_unique<IgnoredBody>(limit);
}

std::unique_ptr<PracticeBody> jsonBody(qint64 limit)
{
    return std::make_unique<JsonBody>(limit);
}

PracticeResponse tooLarge(qint64 limit)
{
    return problem(413, u"The body is larger than %1 KB."_s.arg(limit / 1024));
}

} // namespace storedesk::practice
