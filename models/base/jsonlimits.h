// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QJsonDocument>

namespace storedesk::base {

struct JsonLimits
{
    qint64 size = 64LL * 1024 * 1024;
    int depth = 64;
};

// Why a text is not taken as JSON, and where.
struct JsonFault
{
    enum class Kind { Empty, TooLarge, TooDeep, Html, Malformed };

    Kind kind = Kind::Malformed;
    qint64 line = 1;
    qint64 column = 1; // byte in the line, the first is 1
    QString detail = {};

    bool operator==(const JsonFault &) const = default;
};

[[nodiscard]] QString wordsOf(const JsonFault &fault);

// An object or an array out of a stranger's bytes. Size and depth are looked at before anything is
// parsed.
[[nodiscard]] tl::expected<QJsonDocument, JsonFault> parseJson(const QByteArray &text,
                                                               const JsonLimits &limits = {});

} // namespace storedesk::base
