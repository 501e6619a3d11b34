// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/classifiedresponse.h"
#include "base/redaction.h"
#include "base/utc.h"
#include "catalogue/path.h"
#include "events/setup.h"
#include "http/retryafter.h"
#include "imports/recipe.h"

#include <QUrl>

// Targets for network data and small foreign files. See targets.h for the rules.
namespace fuzz {

// Parses a reply to any operation. The first byte selects the operation, the second the status.
inline QByteArray answer(const QByteArray &input)
{
    using namespace storedesk;
    static constexpr std::array statuses{200, 201, 204, 400, 401, 403, 404, 409,
                                         413, 422, 429, 500, 502, 503, 302, 100};
    if (input.size() < 2)
        return {};
    const auto operations = catalogue::operations();
    const auto &operation = operations[static_cast<unsigned char>(input.at(0)) % operations.size()];
    const auto status = statuses[static_cast<unsigned char>(input.at(1)) % statuses.size()];
    const http::RawResponse raw{.end = http::RawResponse::End::Answered,
                                .status = status,
                                .headers = {{"Content-Type", "application/json"}},
                                .bytes = input.mid(2),
                                .received = input.size() - 2};
    const auto response =
        api::classify(raw, operation, QDateTime::fromSecsSinceEpoch(1'790'000'000, base::utc));
    if (response.ending == api::Ending::Success && status >= 300)
        return "a refusal is taken for a success";
    // For most writes the status is enough, but a create needs a body with the new id.
    const bool needsBody = operation.effect == catalogue::Effect::Read
        || operation.effect == catalogue::Effect::Create;
    const bool hasBody = operation.answer != catalogue::ResponseShape::Nothing && status != 204
        && (needsBody || !raw.bytes.isEmpty());
    if (response.ending == api::Ending::Success && hasBody && !response.reply.document.isObject())
        return "a success without a record";
    return {};
}

// Parses Retry-After and dates. The wait is never negative and at most an hour.
inline QByteArray waits(const QByteArray &input)
{
    using namespace storedesk;
    const auto sent = QDateTime::fromSecsSinceEpoch(1'790'000'000, base::utc);
    const auto wait = http::retryAfterOf(input, sent);
    if (wait && (wait->wait < base::Clock::Duration::zero() || wait->wait > std::chrono::hours(1)))
        return "an absurd wait";
    static_cast<void>(http::httpDateOf(input));
    return {};
}

// A parsed path can be rebuilt from its values. Any text used as a value in a path arrives
// unchanged or is refused.
inline QByteArray path(const QByteArray &input)
{
    using namespace storedesk::catalogue;
    if (const auto match = matchPath(input)) {
        for (const auto id : match->operations) {
            const auto values = match->values;
            const auto built = buildPath(operation(id), values);
            if (!built)
                // The library's own builder would never create such a path.
                continue;
            const auto again = matchPath(*built);
            if (!again || again->values != values)
                return "a path leads elsewhere: " + *built;
        }
    }
    const QStringList value{QString::fromUtf8(input)};
    const auto built = buildPath(operation(OperationId::GetContactByEmail), value);
    if (!built)
        return {};
    const auto back = matchPath(*built);
    if (!back || back->values != value)
        return "a value arrives as another: " + *built;
    if (QUrl::fromEncoded("https://x.org" + *built, QUrl::StrictMode)
            .path(QUrl::FullyEncoded)
            .toUtf8()
            .count('/')
        != built->count('/'))
        return "a value makes a path of its own: " + *built;
    return {};
}

// A known key is always removed, whatever surrounds it, and so is an email address between spaces.
inline QByteArray redaction(const QByteArray &input)
{
    using namespace storedesk::base;
    static const QByteArray key("Zx81kLmNop2qR5-fuzz");
    static const QByteArray address("fuzz.person@marked-example.org");
    static const Redactor redactor({"_name", "phone"}, {key});
    const auto middle = input.size() / 2;
    const auto hidden = redactor.bytes(input.first(middle) + key + input.mid(middle));
    if (hidden.contains(key))
        return "the key is left";
    if (redactor.bytes(input.first(middle) + ' ' + address + ' ' + input.mid(middle))
            .contains(address))
        return "the address is left";
    return {};
}

// Parses the input as a recipe. An accepted recipe is unchanged after a round trip.
inline QByteArray recipe(const QByteArray &input)
{
    using storedesk::imports::Recipe;
    const auto read = Recipe::fromJson(input);
    if (!read)
        return read.error().what.isEmpty() ? "a problem without words" : QByteArray();
    const auto again = Recipe::fromJson(read->toJson());
    return again && again->toJson() == read->toJson() ? QByteArray()
                                                      : "a recipe changes when it is saved";
}

inline QByteArray setup(const QByteArray &input)
{
    using namespace storedesk::events;
    const auto read = setupIn(input);
    if (!read)
        return read.error().what.isEmpty() ? "a problem without words" : QByteArray();
    const auto again = setupIn(setupFile(*read));
    return again && setupFile(*again) == setupFile(*read) ? QByteArray()
                                                          : "a set-up changes when it is saved";
}

} // namespace fuzz
