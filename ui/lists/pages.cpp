// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages.h"

#include "ui/lists/filterrow.h"
#include "ui/lists/listpage.h"
#include "ui/lists/recordlist.h"
#include "ui/widgets/searchfield.h"
#include "ui/widgets/statepane.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::ui {

using namespace Qt::StringLiterals;
using catalogue::Resource;

template <Resource resource>
static Page *makeList(Frame &frame, const Place &place)
{
    return place.values.isEmpty() ? new ListPage(listKind(resource), frame) : nullptr;
}

// clang-format off
static constexpr std::array rows{
    PageRow{.word = "exports"_L1,        .title = QT_TRANSLATE_NOOP("PageRow", "Exports"),        .group = Group::Transfer,  .icon = Icon::Exports,       .resource = Resource::Export,            .make = makeList<Resource::Export>},
    PageRow{.word = "imports"_L1,        .title = QT_TRANSLATE_NOOP("PageRow", "Imports"),        .group = Group::Transfer,  .icon = Icon::Imports,       .resource = Resource::Import,            .make = makeList<Resource::Import>},
    PageRow{.word = "coupon-sets"_L1,    .title = QT_TRANSLATE_NOOP("PageRow", "Coupon sets"),    .group = Group::Campaigns, .icon = Icon::CouponSets,    .resource = Resource::CouponSet,         .make = makeList<Resource::CouponSet>},
    PageRow{.word = "workflows"_L1,      .title = QT_TRANSLATE_NOOP("PageRow", "Workflows"),      .group = Group::Campaigns, .icon = Icon::Workflows,     .resource = Resource::Workflow,          .make = makeList<Resource::Workflow>},
    PageRow{.word = "contact-fields"_L1, .title = QT_TRANSLATE_NOOP("PageRow", "Contact fields"), .group = Group::SetUp,     .icon = Icon::ContactFields, .resource = Resource::ContactField,      .make = makeList<Resource::ContactField>},
    PageRow{.word = "integrations"_L1,   .title = QT_TRANSLATE_NOOP("PageRow", "Integrations"),   .group = Group::SetUp,     .icon = Icon::Integrations,  .resource = Resource::CustomIntegration, .make = makeList<Resource::CustomIntegration>},
};
// clang-format on

std::span<const PageRow> listPages()
{
    return rows;
}

static ListPage *openList(Frame &frame, const QString &word, const QString &filter)
{
    auto *page = qobject_cast<ListPage *>(frame.open({.page = word}));
    if (page) {
        page->list()->filter()->clear();
        page->list()->filter()->words()->setText(filter);
    }
    return page;
}

// The bars of a list on its way wait a moment before they come.
static bool showsPane(Frame &frame)
{
    const auto *page = qobject_cast<ListPage *>(frame.currentPage());
    return page && page->list()->pane()->isVisible();
}

QList<Showpiece> listShowpieces()
{
    QList<Showpiece> pieces;
    for (const auto &row : rows) {
        const auto word = QString(row.word);
        pieces.append({.name = row.word,
                       .title = QCoreApplication::translate("PageRow", row.title),
                       .open = [word](Frame &frame) -> QWidget * {
                           auto *page = openList(frame, word, {});
                           return page ? page->window() : nullptr;
                       }});
    }
    const auto plain = [](Frame &frame) -> QWidget * {
        auto *page = openList(frame, u"exports"_s, {});
        return page ? page->window() : nullptr;
    };
    pieces.append({.name = "exports-loading"_L1,
                   .title = QCoreApplication::translate("PageRow", "Exports, loading"),
                   .open = plain,
                   .ready = showsPane,
                   .troubles = {u"listExports:stall"_s}});
    pieces.append({.name = "exports-failed"_L1,
                   .title = QCoreApplication::translate("PageRow", "Exports that cannot be read"),
                   .open = plain,
                   .troubles = {u"listExports:html"_s}});
    pieces.append({.name = "exports-locked"_L1,
                   .title = QCoreApplication::translate("PageRow", "Exports the key may not read"),
                   .open = plain,
                   .troubles = {u"listExports:status=403"_s}});
    pieces.append({.name = "exports-no-match"_L1,
                   .title = QCoreApplication::translate("PageRow", "Exports, nothing matches"),
                   .open = [](Frame &frame) -> QWidget * {
                       auto *page = openList(frame, u"exports"_s, u"octubre"_s);
                       return page ? page->window() : nullptr;
                   }});
    return pieces;
}

} // namespace storedesk::ui
