// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/importpages.h"

#include "catalogue/choice.h"
#include "ui/host/anotheraddress.h"
#include "ui/host/pageid.h"
#include "ui/host/recipeaddress.h"
#include "ui/imports/importpage.h"
#include "ui/imports/importundopage.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;

// Creates the page. The address contains, for a coupon set, the word "coupons" and the set's id; to
// repeat an import, its id; for a job, a word for the purpose and the job id.
static Page *makeImport(PageHost &host, const PageAddress &place)
{
    const auto first = place.values.value(0);
    const bool known = first == catalogue::choice::importtype::coupons || first == importJobWord
        || first == anotherWord || first == importRestWord || first == importFileWord
        || first == importLikeWord || first == recipeWord;
    return place.values.size() < 2 || (place.values.size() == 2 && known)
        ? new ImportPage(host, place)
        : nullptr;
}

static Page *makeUndo(PageHost &host, const PageAddress &place)
{
    return place.values.size() == 1 ? new ImportUndoPage(host, place) : nullptr;
}

static constexpr auto rows = std::to_array<PageRow>({
    {.word = pageid::newImport,
     .title = QT_TRANSLATE_NOOP("PageRow", "New import"),
     .icon = Icon::Imports,
     .resource = catalogue::Resource::Import,
     .make = makeImport,
     .creates = true,
     .several = true,
     .keywords = QT_TRANSLATE_NOOP("Keywords", "add create upload load file coupons"),
     .shortcut = Qt::CTRL | Qt::SHIFT | Qt::Key_I},
    {.word = pageid::importUndo,
     .title = QT_TRANSLATE_NOOP("PageRow", "Undo an import"),
     .icon = Icon::Undo,
     .make = makeUndo},
});

std::span<const PageRow> importPages()
{
    return rows;
}

} // namespace storedesk::ui::imports
