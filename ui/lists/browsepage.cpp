// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/browsepage.h"

#include "account/account.h"
#include "ui/host/pagehost.h"
#include "ui/lists/browseactions.h"
#include "ui/lists/detailpanel.h"
#include "ui/lists/loadedlist.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/pagehead.h"

#include <QAction>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;

static constexpr auto detailMember = "detail"_L1;

BrowsePage::BrowsePage(PageHost &host, PageAddress place, const QString &title, QWidget *parent)
    : Page(host, std::move(place), parent)
    , m_head(new PageHead(title, this))
{ }

void BrowsePage::buildParts(QAction *makeNew, const QString &text)
{
    m_detail = new DetailPanel(host(), this);
    m_splitter = new QSplitter(Qt::Horizontal, this);
    const auto &theme = host().theme();
    auto *again = iconButton(Icon::Refresh, tr("Refresh (F5)"), theme, this);
    again->setObjectName(u"refresh"_s);
    connect(again, &QToolButton::clicked, this, &BrowsePage::refresh);
    m_head->add(again);
    if (!makeNew)
        return;
    auto *make = new Button(Icon::Plus, text, theme, this);
    make->setKind(Role::Primary);
    make->setObjectName(u"newRecord"_s);
    make->setEnabled(makeNew->isEnabled());
    make->setToolTip(makeNew->statusTip());
    connect(make, &QPushButton::clicked, makeNew, &QAction::trigger);
    m_head->add(make);
}

void BrowsePage::addSplitter(QVBoxLayout *box, int detailWidth)
{
    m_splitter->setObjectName(u"splitter"_s);
    m_splitter->setHandleWidth(8);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(&shownList());
    m_splitter->addWidget(m_detail);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setSizes({900, detailWidth});
    box->addWidget(m_splitter, 1);
}

void BrowsePage::listen()
{
    const auto &list = shownList();
    connect(&list, &LoadedList::changed, this, [this] {
        m_head->setSubtitle(shownList().subtitle());
        Q_EMIT headChanged();
    });
    connect(&list, &LoadedList::selectionChanged, this, &BrowsePage::showDetail);
    connect(&list, &LoadedList::stateChanged, this, &Page::viewStateChanged);
    connect(m_splitter, &QSplitter::splitterMoved, this, &Page::viewStateChanged);
    // Adapt the layout when the text size may have changed.
    connect(&host().theme(), &Theme::changed, this, &BrowsePage::fit);
    connect(&host().account().session(), &api::Session::writeEnded, this, &BrowsePage::heardOf);
    showDetail();
    m_head->setSubtitle(list.subtitle());
}

void BrowsePage::refresh()
{
    shownList().refresh();
}

void BrowsePage::find()
{
    shownList().find();
}

void BrowsePage::focusFirst()
{
    find();
}

QList<QAction *> BrowsePage::recordActions() const
{
    return actions().all();
}

QJsonObject BrowsePage::viewState() const
{
    auto state = shownList().state();
    state.insert(detailMember, m_splitter->sizes().value(1));
    return state;
}

void BrowsePage::restoreViewState(const QJsonObject &state)
{
    shownList().restore(state);
    if (const int width = state.value(detailMember).toInt(); width > 0)
        m_splitter->setSizes({std::max(300, m_splitter->width() - width), width});
}

void BrowsePage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    fit();
}

// Hides the details in a narrow page, where the rows need the space. Enter or a double click still
// opens a record.
void BrowsePage::fit()
{
    const auto &theme = host().theme();
    const bool low = height() < theme.scaled(320);
    m_detail->setVisible(width() >= theme.scaled(820));
    // Hide the header if the page has little height; the menus contain its actions as well.
    m_head->setVisible(!low);
    setLow(low);
    layout()->setContentsMargins(20, low ? 8 : 16, 20, low ? 8 : 16);
    layout()->setSpacing(low ? 6 : 12);
}

} // namespace storedesk::ui::lists
