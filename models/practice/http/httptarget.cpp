// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "httptarget.h"

#include <algorithm>
#include <array>

namespace storedesk::practice {

using namespace Qt::StringLiterals;

static constexpr QByteArrayView filePrefix = "/files/";
static constexpr qsizetype tokenLength = 40;

// In proxy requests, the target has a scheme and host before the path.
static void splitOrigin(HttpTarget &target)
{
    for (const QByteArrayView scheme : {"http://", "https://"}) {
        if (qstrnicmp(target.raw.constData(), scheme.data(), size_t(scheme.size())) != 0)
            continue;
        const auto rest = target.raw.sliced(scheme.size());
        const auto end = std::ranges::find_first_of(rest, "/?"_ba) - rest.begin();
        target.authority = rest.first(end);
        target.raw = rest.sliced(end);
        if (!target.raw.startsWith('/'))
            target.raw.prepend('/');
        return;
    }
}

static std::optional<catalogue::Verb> verbOf(QByteArrayView method)
{
    using catalogue::Verb;
    if (method == "HEAD")
        return Verb::Get;
    for (const auto verb : {Verb::Get, Verb::Post, Verb::Patch, Verb::Delete}) {
        if (catalogue::verbName(verb) == method)
            return verb;
    }
    return std::nullopt;
}

static bool isHex(QByteArrayView text)
{
    return std::ranges::all_of(text, [](char each) {
        return (each >= '0' && each <= '9') || (each >= 'a' && each <= 'f');
    });
}

static void readFilePath(HttpTarget &target)
{
    const auto rest = QByteArrayView(target.path).sliced(filePrefix.size());
    if (rest.size() < tokenLength + 2 || rest[tokenLength] != '/'
        || !isHex(rest.first(tokenLength)))
        return;
    const auto name = rest.sliced(tokenLength + 1);
    if (name.contains('/'))
        return;
    target.token = rest.first(tokenLength).toByteArray();
    target.fileName = QString::fromUtf8(QByteArray::fromPercentEncoding(name.toByteArray()));
}

QByteArray HttpTarget::allowed() const
{
    if (isFile())
        return "GET, HEAD";
    QByteArrayList verbs;
    for (const auto id : match ? match->operations : std::vector<catalogue::OperationId>()) {
        const auto verb = catalogue::operation(id).verb;
        verbs += catalogue::verbName(verb);
        if (verb == catalogue::Verb::Get)
            verbs += "HEAD";
    }
    return verbs.join(", ");
}

HttpTarget targetOf(QByteArray raw, QByteArrayView method)
{
    HttpTarget target{.raw = std::move(raw)};
    splitOrigin(target);
    const auto mark = target.raw.indexOf('?');
    target.path = target.raw.left(mark < 0 ? target.raw.size() : mark);
    if (mark >= 0)
        target.query = QUrlQuery(QString::fromUtf8(target.raw.mid(mark + 1)));
    if (target.path.startsWith(filePrefix)) {
        readFilePath(target);
        return target;
    }
    target.match = catalogue::matchPath(target.path);
    if (const auto verb = verbOf(method); target.match && verb)
        target.operation = target.match->operation(*verb);
    return target;
}

QByteArray filePath(const QByteArray &token, const QString &fileName)
{
    return filePrefix.toByteArray() + token + '/' + fileName.toUtf8().toPercentEncoding();
}

} // namespace storedesk::practice
