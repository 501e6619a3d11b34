// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/pageid.h"
#include "ui/tour/scenes.h"

#include "ui/lists/integrationbrowser.h"
#include "ui/lists/integrationspage.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/treeview.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QPushButton>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;
using itemmodels::IntegrationTree;

static QWidget *openTree(PageHost &host)
{
    auto *page = qobject_cast<lists::IntegrationsPage *>(host.open({.page = pageid::integrations}));
    if (page)
        page->browser()->words()->clear();
    return page ? page->window() : nullptr;
}

static lists::IntegrationBrowser *treeIn(PageHost &host)
{
    auto *page = qobject_cast<lists::IntegrationsPage *>(host.currentPage());
    const bool there = page && page->browser()->tree().rowCount() > 0;
    return there ? page->browser() : nullptr;
}

static bool unfoldAll(PageHost &host)
{
    auto *tree = treeIn(host);
    if (tree)
        tree->view()->expandAll();
    return tree;
}

static bool isQuiet(PageHost &host)
{
    return host.currentPage()->settled();
}

static bool chooseType(PageHost &host)
{
    auto *view = treeIn(host)->view();
    const auto above = view->model()->index(1, 0);
    view->setCurrentIndex(view->model()->index(0, 0, above));
    return true;
}

// Selects the integration whose picture is at another address.
static bool chooseIntegration(PageHost &host)
{
    auto *view = treeIn(host)->view();
    view->setCurrentIndex(view->model()->index(1, 0));
    return true;
}

// Whether every integration has its notes.
static bool showsNotes(PageHost &host)
{
    const auto *view = treeIn(host)->view();
    for (int row = 0; row < view->model()->rowCount(); ++row) {
        const auto above = view->model()->index(row, 0);
        const auto first = view->model()->index(0, 0, above);
        if (!first.isValid() || lists::kindOf(first) != IntegrationTree::Kind::Note)
            return false;
    }
    return true;
}

// Simulates an empty response for the last integration. Nothing is written, because other scenes
// need the store unchanged.
static bool emptyLast(PageHost &host)
{
    auto *tree = treeIn(host);
    auto *view = tree->view();
    const auto last = view->model()->index(view->model()->rowCount() - 1, 0);
    tree->tree().setTypes(lists::addressOf(last).value(0), {});
    view->setCurrentIndex(last);
    return true;
}

static bool askToDelete(PageHost &host)
{
    for (auto *action : host.currentPage()->recordActions()) {
        if (action && action->objectName() == "delete"_L1)
            action->trigger();
    }
    return true;
}

static bool saysWhatGoes(PageHost &host)
{
    const auto *dialog = host.currentPage()->window()->findChild<QDialog *>(u"deleteDialog"_s);
    const auto *agree = dialog ? dialog->findChild<QPushButton *>(u"delete"_s) : nullptr;
    return agree && agree->isEnabled();
}

QList<Scene> integrationScenes()
{
    const auto scene = [](QLatin1StringView name, const char *title,
                          const QStringList &troubles = {}) {
        return Scene{.name = name,
                     .title = QCoreApplication::translate("PageRow", title),
                     .open = openTree,
                     .troubles = troubles};
    };
    return {
        inSteps(scene("integrations"_L1,
                      QT_TRANSLATE_NOOP("PageRow", "Integrations with their event types")),
                {unfoldAll, isQuiet, chooseType}),
        inSteps(scene("integrations-one"_L1,
                      QT_TRANSLATE_NOOP("PageRow", "An integration with its colour and image")),
                {unfoldAll, isQuiet, chooseIntegration}),
        inSteps(scene("integrations-loading"_L1,
                      QT_TRANSLATE_NOOP("PageRow", "Event types loading"),
                      {u"listCustomEventTypes:stall"_s}),
                {unfoldAll, showsNotes}),
        inSteps(scene("integrations-failed"_L1,
                      QT_TRANSLATE_NOOP("PageRow", "Event types that can't be loaded"),
                      {u"listCustomEventTypes:html"_s}),
                {unfoldAll, isQuiet, showsNotes}),
        inSteps(scene("integrations-empty"_L1,
                      QT_TRANSLATE_NOOP("PageRow", "An integration without event types")),
                {unfoldAll, isQuiet, emptyLast}),
        inSteps(scene("integration-delete"_L1,
                      QT_TRANSLATE_NOOP("PageRow", "Deleting an integration and its event types")),
                {unfoldAll, isQuiet, chooseIntegration, askToDelete, saysWhatGoes}),
    };
}

} // namespace storedesk::ui::tour
