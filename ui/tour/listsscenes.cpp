// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/pageid.h"
#include "ui/tour/scenes.h"

#include "ui/lists/filterrow.h"
#include "ui/lists/listpage.h"
#include "ui/lists/listpages.h"
#include "ui/lists/recordlistview.h"
#include "ui/tables/searchfield.h"
#include "ui/widgets/statepane.h"

#include <QCoreApplication>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;

static lists::ListPage *openList(PageHost &host, const QString &word, const QString &filter)
{
    auto *page = qobject_cast<lists::ListPage *>(host.open({.page = word}));
    if (page) {
        page->list()->filter()->restore({});
        page->list()->filter()->words()->setText(filter);
    }
    return page;
}

// Whether the loading bars are visible. They appear after a short delay.
static bool showsPane(PageHost &host)
{
    const auto *page = qobject_cast<lists::ListPage *>(host.currentPage());
    return page && page->list()->pane()->isVisible();
}

QList<Scene> listScenes()
{
    QList<Scene> pieces;
    for (const auto &row : lists::listPages()) {
        const auto word = QString(row.word);
        // Skip integrations, which are shown as a tree, see integrationScenes().
        if (row.resource == catalogue::Resource::CustomIntegration)
            continue;
        pieces.append({.name = row.word,
                       .title = QCoreApplication::translate("PageRow", row.title),
                       .open = [word](PageHost &host) -> QWidget * {
                           auto *page = openList(host, word, {});
                           return page ? page->window() : nullptr;
                       }});
    }
    const auto plain = [](PageHost &host) -> QWidget * {
        auto *page = openList(host, pageid::exports, {});
        return page ? page->window() : nullptr;
    };
    pieces.append({.name = "exports-loading"_L1,
                   .title = QCoreApplication::translate("PageRow", "Exports, loading"),
                   .open = plain,
                   .ready = showsPane,
                   .troubles = {u"listExports:stall"_s}});
    pieces.append({.name = "exports-failed"_L1,
                   .title = QCoreApplication::translate("PageRow", "Exports that can't be loaded"),
                   .open = plain,
                   .troubles = {u"listExports:html"_s}});
    pieces.append({.name = "exports-locked"_L1,
                   .title = QCoreApplication::translate("PageRow", "Exports without permission"),
                   .open = plain,
                   .troubles = {u"listExports:status=403"_s}});
    pieces.append({.name = "exports-no-match"_L1,
                   .title = QCoreApplication::translate("PageRow", "Exports, no match"),
                   .open = [](PageHost &host) -> QWidget * {
                       auto *page = openList(host, pageid::exports, u"octubre"_s);
                       return page ? page->window() : nullptr;
                   }});
    return pieces;
}

} // namespace storedesk::ui::tour
