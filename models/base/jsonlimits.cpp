// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jsonlimits.h"

#include <QCoreApplication>
#include <QJsonParseError>

#include <optional>

namespace storedesk::base {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Json)
};
} // namespace

static JsonFault faultAt(JsonFault::Kind kind, QByteArrayView text, qsizetype offset,
                         const QString &detail = {})
{
    const auto before = text.first(std::min(offset, text.size()));
    return {.kind = kind,
            .line = before.count('\n') + 1,
            .column = before.size() - before.lastIndexOf('\n'),
            .detail = detail};
}

// Where the text first goes deeper than allowed. Brackets inside strings do not count.
static std::optional<qsizetype> tooDeepAt(QByteArrayView text, int depth)
{
    int level = 0;
    bool inString = false;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const char byte = text.at(at);
        if (inString) {
            if (byte == '\\')
                ++at;
            else if (byte == '"')
                inString = false;
        } else if (byte == '"') {
            inString = true;
        } else if (byte == '{' || byte == '[') {
            if (++level > depth)
                return at;
        } else if (byte == '}' || byte == ']') {
            --level;
        }
    }
    return std::nullopt;
}

QString wordsOf(const JsonFault &fault)
{
    switch (fault.kind) {
    case JsonFault::Kind::Empty:
        return Words::tr("There is no content at all.");
    case JsonFault::Kind::TooLarge:
        return Words::tr("The JSON text is larger than allowed.");
    case JsonFault::Kind::TooDeep:
        return Words::tr("Line %1, column %2: the JSON text is nested too deep.")
            .arg(fault.line)
            .arg(fault.column);
    case JsonFault::Kind::Html:
        return Words::tr("It is a web page and not JSON.");
    case JsonFault::Kind::Malformed:
        break;
    }
    return Words::tr("Line %1, column %2: %3").arg(fault.line).arg(fault.column).arg(fault.detail);
}

tl::expected<QJsonDocument, JsonFault> parseJson(const QByteArray &text, const JsonLimits &limits)
{
    using Kind = JsonFault::Kind;
    if (text.size() > limits.size)
        return tl::unexpected(JsonFault{.kind = Kind::TooLarge});
    const auto content = QByteArrayView(text).trimmed();
    if (content.isEmpty())
        return tl::unexpected(JsonFault{.kind = Kind::Empty});
    if (content.startsWith('<'))
        return tl::unexpected(JsonFault{.kind = Kind::Html});
    if (const auto offset = tooDeepAt(text, limits.depth))
        return tl::unexpected(faultAt(Kind::TooDeep, text, *offset));
    QJsonParseError error;
    auto document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError)
        return tl::unexpected(faultAt(Kind::Malformed, text, error.offset, error.errorString()));
    return document;
}

} // namespace storedesk::base
