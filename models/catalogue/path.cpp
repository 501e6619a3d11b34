// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "path.h"

#include <QCoreApplication>
#include <QStringDecoder>

#include <algorithm>
#include <array>

namespace storedesk::catalogue {

using namespace Qt::StringLiterals;

// The longest path, that of a custom event type, has four segments. A trailing slash adds an empty
// segment.
static constexpr std::size_t mostSegments = 5;

// One segment of a path: a fixed word, or the name of a parameter.
struct Segment
{
    QByteArray text;
    bool parameter = false;
};

// The path without the method, shared by several operations.
struct Template
{
    std::vector<Segment> segments;
    // Whether the path ends in a slash.
    bool collection = false;
    std::vector<OperationId> operations;
};

struct Templates
{
    std::vector<Template> rows;
    std::array<std::size_t, static_cast<std::size_t>(OperationId::Count)> rowOf = {};
};

static Template templateOf(QLatin1StringView path)
{
    Template made;
    made.collection = path.endsWith('/'_L1);
    const auto inner = made.collection ? path.sliced(1).chopped(1) : path.sliced(1);
    for (const QByteArray &part : QByteArray(inner.data(), inner.size()).split('/')) {
        if (part.startsWith('{'))
            made.segments.push_back({.text = part.sliced(1).chopped(1), .parameter = true});
        else
            made.segments.push_back({.text = part});
    }
    return made;
}

static Templates allTemplates()
{
    Templates made;
    std::vector<QLatin1StringView> paths;
    for (const Operation &operation : operations()) {
        const auto found = std::ranges::find(paths, operation.path);
        const auto row = static_cast<std::size_t>(found - paths.begin());
        if (found == paths.end()) {
            paths.push_back(operation.path);
            made.rows.push_back(templateOf(operation.path));
        }
        made.rows[row].operations.push_back(operation.id);
        made.rowOf[static_cast<std::size_t>(operation.id)] = row;
    }
    return made;
}

// Parsed once and used by every request and every match.
static const Templates &templates()
{
    static const Templates made = allTemplates();
    return made;
}

static const Template &templateOf(const Operation &operation)
{
    return templates().rows[templates().rowOf[static_cast<std::size_t>(operation.id)]];
}

// Returns why a value is invalid in a path; empty if it is valid.
static std::optional<base::Problem> refusal(const QByteArray &parameter, const QString &value)
{
    const auto next = QCoreApplication::translate("Paths", "Check the identifier and try again.");
    if (value.isEmpty()) {
        const auto what = QCoreApplication::translate("Paths", "The identifier “%1” is empty.")
                              .arg(QLatin1StringView(parameter));
        return base::Problem{.what = what,
                             .why = QCoreApplication::translate(
                                 "Paths", "Without it, the address refers to the whole list."),
                             .next = next};
    }
    if (value == "."_L1 || value == ".."_L1) {
        return base::Problem{
            .what = QCoreApplication::translate("Paths", "“%1” cannot be used as an identifier.")
                        .arg(value),
            .why = QCoreApplication::translate("Paths",
                                               "In an address, dots refer to another record."),
            .next = next};
    }
    // An unpaired surrogate would be replaced in transit and then address another record.
    if (!value.isValidUtf16()) {
        return base::Problem{.what = QCoreApplication::translate(
                                 "Paths", "The identifier contains an invalid character."),
                             .why = QCoreApplication::translate(
                                 "Paths", "The service would receive a different identifier."),
                             .next = next};
    }
    return std::nullopt;
}

static base::Problem wrongCount(const Template &form, std::size_t given)
{
    const auto needed = std::ranges::count_if(form.segments, &Segment::parameter);
    return {.what = QCoreApplication::translate(
                        "Paths", "The operation needs %1 identifiers; %2 were given.")
                        .arg(needed)
                        .arg(given)};
}

base::Result<QByteArray> buildPath(const Operation &operation, std::span<const QString> values)
{
    const Template &form = templateOf(operation);
    QByteArray path;
    path.reserve(128);
    std::size_t used = 0;
    for (const Segment &segment : form.segments) {
        path += '/';
        if (!segment.parameter) {
            path += segment.text;
            continue;
        }
        if (used == values.size())
            return tl::unexpected(wrongCount(form, values.size()));
        const QString &value = values[used++];
        if (auto problem = refusal(segment.text, value))
            return tl::unexpected(*std::move(problem));
        path += value.toUtf8().toPercentEncoding();
    }
    if (used != values.size())
        return tl::unexpected(wrongCount(form, values.size()));
    // A value that adds or removes a segment would address another record; such a request must not
    // be sent.
    if (static_cast<std::size_t>(path.count('/')) != form.segments.size() || path.contains('?')
        || path.contains('#')) {
        Q_ASSERT(false);
        return tl::unexpected(
            base::Problem{.what = QCoreApplication::translate(
                              "Paths", "The identifier is too long for an address.")});
    }
    if (form.collection)
        path += '/';
    return path;
}

static int hexadecimal(char digit)
{
    if (digit >= '0' && digit <= '9')
        return digit - '0';
    const char lower = static_cast<char>(digit | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

// Returns nothing if an escape is truncated or invalid.
static std::optional<QByteArray> unescaped(QByteArrayView segment)
{
    QByteArray bytes;
    bytes.reserve(segment.size());
    for (qsizetype at = 0; at < segment.size(); ++at) {
        if (segment[at] != '%') {
            bytes += segment[at];
            continue;
        }
        if (at + 2 >= segment.size())
            return std::nullopt;
        const int high = hexadecimal(segment[at + 1]);
        const int low = hexadecimal(segment[at + 2]);
        if (high < 0 || low < 0)
            return std::nullopt;
        bytes += static_cast<char>(high * 16 + low);
        at += 2;
    }
    return bytes;
}

// Returns the value of a parameter, or nothing if it is not valid. Dot segments are invalid:
// buildPath() refuses them, and a proxy may already have resolved them.
static std::optional<QString> valueOf(QByteArrayView segment)
{
    const auto bytes = unescaped(segment);
    if (!bytes || *bytes == "." || *bytes == ".." || !bytes->isValidUtf8())
        return std::nullopt;
    // fromUtf8() would drop an initial byte order mark and thus address another record.
    QStringDecoder decoder(QStringDecoder::Utf8,
                           QStringDecoder::Flag::Stateless
                               | QStringDecoder::Flag::ConvertInitialBom);
    return QString(decoder(*bytes));
}

static bool fits(const Segment &segment, QByteArrayView sent)
{
    if (segment.parameter)
        return !sent.isEmpty();
    if (!sent.contains('%'))
        return sent == segment.text;
    return unescaped(sent) == segment.text;
}

static bool fits(const Template &form, std::span<const QByteArrayView> sent)
{
    const bool slash = sent.size() == form.segments.size() + 1 && sent.back().isEmpty();
    if (sent.size() != form.segments.size() && !(slash && form.collection))
        return false;
    return std::ranges::equal(
        form.segments, sent.first(form.segments.size()),
        [](const Segment &segment, QByteArrayView part) { return fits(segment, part); });
}

std::optional<PathMatch> matchPath(QByteArrayView encodedPath)
{
    if (!encodedPath.startsWith('/') || encodedPath.contains('?') || encodedPath.contains('#'))
        return std::nullopt;
    std::array<QByteArrayView, mostSegments> parts;
    std::size_t count = 0;
    for (qsizetype from = 1; from <= encodedPath.size(); ++count) {
        if (count == parts.size())
            return std::nullopt;
        const auto slash = encodedPath.indexOf('/', from);
        const auto end = slash < 0 ? encodedPath.size() : slash;
        parts[count] = encodedPath.sliced(from, end - from);
        from = end + 1;
    }
    const std::span sent{parts.data(), count};
    const auto form = std::ranges::find_if(templates().rows,
                                           [sent](const Template &row) { return fits(row, sent); });
    if (form == templates().rows.end())
        return std::nullopt;

    PathMatch match{.operations = form->operations, .values = {}};
    for (std::size_t at = 0; at < form->segments.size(); ++at) {
        if (!form->segments[at].parameter)
            continue;
        auto value = valueOf(sent[at]);
        if (!value)
            return std::nullopt;
        match.values.append(*std::move(value));
    }
    return match;
}

const Operation *PathMatch::operation(Verb verb) const
{
    const auto found = std::ranges::find_if(
        operations, [verb](OperationId id) { return catalogue::operation(id).verb == verb; });
    return found == operations.end() ? nullptr : &catalogue::operation(*found);
}

QStringList parametersOf(const Operation &operation)
{
    QStringList names;
    for (const Segment &segment : templateOf(operation).segments) {
        if (segment.parameter)
            names.append(QString::fromLatin1(segment.text));
    }
    return names;
}

} // namespace storedesk::catalogue
