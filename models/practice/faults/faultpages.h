// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/exchange.h"
#include "practice/core/fault.h"

#include <QHash>

namespace storedesk::practice {

// The latest page that each list operation answered with.
using PageMemory = QHash<catalogue::OperationId, QByteArray>;

// Where the next link of a page may lead instead.
struct PageLinks
{
    QUrl self;
    QUrl elsewhere;
};

// The page, spoilt; any other answer stays as it is.
[[nodiscard]] Answer spoiltPage(Fault fault, Answer answer, const QByteArray &pageBefore,
                                const PageLinks &links);

} // namespace storedesk::practice
