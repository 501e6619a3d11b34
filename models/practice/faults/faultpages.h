// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/exchange.h"
#include "practice/core/fault.h"

#include <QHash>

namespace storedesk::practice {

// The latest page that each list operation returned.
using PageMemory = QHash<catalogue::OperationId, QByteArray>;

// Replacement targets for a page's next link.
struct PageLinks
{
    QUrl self;
    QUrl elsewhere;
};

// Corrupts a page. Other responses are returned unchanged.
[[nodiscard]] PracticeResponse spoiltPage(Fault fault, PracticeResponse answer,
                                          const QByteArray &pageBefore, const PageLinks &links);

} // namespace storedesk::practice
