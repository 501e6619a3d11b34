// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "downloadrules.h"

#include <QHostAddress>

#include <algorithm>
#include <array>

namespace storedesk::downloads {

using namespace Qt::StringLiterals;

static bool isThisComputer(const QUrl &address)
{
    const auto host = address.host();
    return host == "localhost"_L1 || QHostAddress(host).isLoopback();
}

bool mayFetch(const QUrl &address)
{
    if (!address.isValid() || address.host().isEmpty())
        return false;
    return address.scheme() == "https"_L1
        || (address.scheme() == "http"_L1 && isThisComputer(address));
}

bool mayFollow(const QUrl &from, const QUrl &to)
{
    return mayFetch(to) && (to.scheme() == "https"_L1 || isThisComputer(from));
}

static std::optional<qint64> numberOf(QByteArrayView text)
{
    const auto isDigit = [](char c) {
        return c >= '0' && c <= '9';
    };
    if (text.isEmpty() || !std::ranges::all_of(text, isDigit))
        return std::nullopt;
    bool good = false;
    const auto number = text.toByteArray().toLongLong(&good);
    return good ? std::optional<qint64>(number) : std::nullopt;
}

std::optional<ContentRange> contentRangeOf(QByteArrayView header)
{
    const auto text = header.trimmed();
    if (!text.toByteArray().toLower().startsWith("bytes "))
        return std::nullopt;
    const auto range = text.sliced(6).trimmed();
    const auto dash = range.indexOf('-');
    const auto slash = range.indexOf('/');
    if (dash < 0 || slash < dash)
        return std::nullopt;
    const auto first = numberOf(range.first(dash));
    const auto last = numberOf(range.sliced(dash + 1, slash - dash - 1));
    const auto total = numberOf(range.sliced(slash + 1));
    const bool unknownTotal = range.sliced(slash + 1) == "*";
    if (!first || !last || *last < *first || (!total && !unknownTotal)
        || (total && *last >= *total))
        return std::nullopt;
    return ContentRange{.first = *first, .last = *last, .total = total};
}

QByteArray validatorOf(const DownloadHead &head)
{
    if (head.entityTag.startsWith('"'))
        return head.entityTag;
    return head.entityTag.isEmpty() ? head.lastModified : QByteArray();
}

static bool isPlain(const QByteArray &encoding)
{
    return encoding.isEmpty() || encoding.toLower() == "identity";
}

static DownloadPlan planOfWhole(const DownloadHead &head)
{
    DownloadPlan plan{.take = Take::Anew, .size = numberOf(head.contentLength)};
    if (plan.size)
        plan.framing = TransferFraming::Length;
    else if (head.transferEncoding.toLower().contains("chunked"))
        plan.framing = TransferFraming::Chunks;
    if (head.contentEncoding.toLower() == "gzip") {
        // The download cannot be resumed, because the file on disk is decompressed and its size is
        // not a position in the compressed bytes.
        plan.gzip = true;
    } else if (isPlain(head.contentEncoding)) {
        plan.validator = validatorOf(head);
    } else {
        plan.take = Take::Packed;
    }
    return plan;
}

static DownloadPlan planOfRest(const DownloadHead &head, qint64 have, const QByteArray &validator)
{
    const auto range = contentRangeOf(head.contentRange);
    const auto said = validatorOf(head);
    const bool same = said.isEmpty() || said == validator;
    if (!range || range->first != have || !same || !isPlain(head.contentEncoding))
        return {.take = Take::Restart};
    return {
        .take = Take::Append,
        .size = range->total ? *range->total : range->last + 1,
        .framing = TransferFraming::Length,
        .validator = validator,
    };
}

// Handles "bytes */100" after a hundred bytes were received and more were requested.
static DownloadPlan planOfNoMore(const DownloadHead &head, qint64 have)
{
    const auto total = head.contentRange.trimmed().toLower();
    const bool all = have > 0 && total == "bytes */" + QByteArray::number(have);
    return {.take = all ? Take::AllThere : Take::Restart};
}

struct StatusRow
{
    int status;
    Take take;
};

// clang-format off
static constexpr std::array statusTable{
    StatusRow{301, Take::Redirect},
    StatusRow{302, Take::Redirect},
    StatusRow{303, Take::Redirect},
    StatusRow{307, Take::Redirect},
    StatusRow{308, Take::Redirect},
    // File servers use different statuses for an expired address.
    StatusRow{400, Take::Expired},
    StatusRow{401, Take::Expired},
    StatusRow{403, Take::Expired},
    StatusRow{404, Take::Expired},
    StatusRow{408, Take::Later},
    StatusRow{410, Take::Expired},
    StatusRow{429, Take::Later},
    StatusRow{500, Take::Later},
    StatusRow{502, Take::Later},
    StatusRow{503, Take::Later},
    StatusRow{504, Take::Later},
};
// clang-format on

DownloadPlan planOf(const DownloadHead &head, qint64 have, const QByteArray &validator)
{
    if (head.status == 200)
        return planOfWhole(head);
    if (head.status == 206)
        return planOfRest(head, have, validator);
    if (head.status == 416)
        return planOfNoMore(head, have);
    const auto row = std::ranges::find(statusTable, head.status, &StatusRow::status);
    return {.take = row == statusTable.end() ? Take::Refused : row->take};
}

} // namespace storedesk::downloads
