// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/exportpages.h"

#include "ui/exports/exportpage.h"
#include "ui/host/anotheraddress.h"
#include "ui/host/pageid.h"
#include "ui/host/recipeaddress.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::ui::exports {

using namespace Qt::StringLiterals;

// Creates the page. The address contains a kind or the id of an export to repeat; for jobs, a word
// for the purpose and the job id.
static Page *makeExport(PageHost &host, const PageAddress &place)
{
    const auto first = place.values.value(0);
    const bool ofTwo = first == exportJobWord || first == exportLikeWord || first == anotherWord
        || first == recipeWord;
    return place.values.size() == (ofTwo ? 2 : std::min<qsizetype>(1, place.values.size()))
        ? new ExportPage(host, place)
        : nullptr;
}

static constexpr auto rows = std::to_array<PageRow>({
    {.word = pageid::newExport,
     .title = QT_TRANSLATE_NOOP("PageRow", "New export"),
     .icon = Icon::Exports,
     .resource = catalogue::Resource::Export,
     .make = makeExport,
     .creates = true,
     .several = true,
     .keywords = QT_TRANSLATE_NOOP("Keywords", "add create download report file"),
     .shortcut = Qt::CTRL | Qt::SHIFT | Qt::Key_E},
});

std::span<const PageRow> exportPages()
{
    return rows;
}

} // namespace storedesk::ui::exports
