// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "resourcepage.h"

#include "catalogue/key.h"
#include "items/cells.h"
#include "ui/pages/states.h"
#include "ui/theme/role.h"
#include "ui/widgets/button.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/searchfield.h"
#include "ui/widgets/statepane.h"
#include "ui/widgets/tableview.h"

#include <QHeaderView>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace storedesk::ui {

using catalogue::Place;
using items::ResourceFeed;
using items::ResourceModel;
namespace key = catalogue::key;

// Room for what a field of this type usually says.
static int widthOf(const catalogue::Field &field)
{
    if (items::isNumber(field.type))
        return 100;
    return field.type == catalogue::Type::Moment || field.type == catalogue::Type::Choice ? 150
                                                                                          : 220;
}

ResourcePage::ResourcePage(catalogue::Resource resource, ResourceFeed::Read read,
                           base::Clock &clock, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_resource(resource)
    , m_clock(clock)
    , m_theme(theme)
    , m_model(resource, clock)
    , m_feed(std::move(read), m_model, clock)
    , m_subtitle(new QLabel(this))
    , m_filter(new SearchField(tr("Filter what is loaded"), theme, this))
    , m_table(new TableView(theme, this))
    , m_pane(new StatePane(m_table, theme))
{
    m_shown.setSourceModel(&m_model);
    m_shown.setSortRole(ResourceModel::SortRole);
    m_shown.setFilterKeyColumn(-1);
    m_shown.setFilterCaseSensitivity(Qt::CaseInsensitive);
    build();

    m_age = clock.timer([this] {
        showState();
        m_age->start(std::chrono::seconds(10));
    });
    m_age->start(std::chrono::seconds(10));
    connect(&m_feed, &ResourceFeed::changed, this, &ResourcePage::showState);
    connect(m_pane, &StatePane::mainTriggered, this, [this] {
        if (m_filter->text().isEmpty())
            refresh();
        else
            m_filter->clear();
    });
    showState();
}

void ResourcePage::refresh()
{
    m_feed.refresh();
}

void ResourcePage::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
}

void ResourcePage::build()
{
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(20, 16, 20, 16);
    box->setSpacing(12);
    buildHead(box);
    buildTable(box);
}

void ResourcePage::buildHead(QVBoxLayout *box)
{
    auto *title = new QLabel(catalogue::pluralOf(m_resource), this);
    setRole(title, Role::Title);
    setRole(m_subtitle, Role::Muted);
    m_subtitle->setTextFormat(Qt::PlainText);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(title);
    words->addWidget(m_subtitle);

    auto *again = iconButton(Icon::Refresh, tr("Refresh (F5)"), m_theme, this);
    again->setObjectName(QStringLiteral("refresh"));
    connect(again, &QToolButton::clicked, this, &ResourcePage::refresh);
    auto *head = new QHBoxLayout;
    head->addLayout(words, 1);
    head->addWidget(again, 0, Qt::AlignVCenter);
    box->addLayout(head);

    m_filter->setKeyHint(QKeySequence::Find);
    m_filter->setFixedWidth(300);
    m_filter->setObjectName(QStringLiteral("filter"));
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_shown.setFilterFixedString(text);
        showState();
    });
    box->addWidget(m_filter);
}

void ResourcePage::buildTable(QVBoxLayout *box)
{
    m_table->setModel(&m_shown);
    m_table->setObjectName(QStringLiteral("records"));
    m_table->setAccessibleName(catalogue::pluralOf(m_resource));
    for (int column = 0; column < m_model.columnCount(); ++column) {
        const auto &field = m_model.fieldAt(column);
        m_table->setColumnHidden(column, !field.places.testFlag(Place::Table));
        m_table->setColumnWidth(column, widthOf(field));
    }
    if (const int state = m_model.columnOf(QString(key::status)); state >= 0) {
        m_table->setPillColumn(state, [](const QModelIndex &index) {
            return pillOfState(index.data(ResourceModel::ValueRole).toString(),
                               index.data().toString());
        });
    }
    if (const int created = m_model.columnOf(QString(key::createdAt)); created >= 0)
        m_table->sortByColumn(created, Qt::DescendingOrder);
    auto *header = m_table->horizontalHeader();
    header->setStretchLastSection(false);
    // The first column of free text takes what is left.
    for (int column = 0; column < m_model.columnCount(); ++column) {
        const bool text = m_model.fieldAt(column).type == catalogue::Type::Text;
        if (text && !m_table->isColumnHidden(column)) {
            header->setSectionResizeMode(column, QHeaderView::Stretch);
            break;
        }
    }

    auto *panel = new Panel(this);
    panel->box()->addWidget(m_table);
    box->addWidget(panel, 1);
}

void ResourcePage::showState()
{
    m_subtitle->setText(subtitle());
    showPane();
}

void ResourcePage::showPane()
{
    const bool filtered = m_model.rowCount() > 0 && m_shown.rowCount() == 0;
    if (filtered) {
        m_pane->showContent({.icon = Icon::Search,
                             .tone = Tone::Neutral,
                             .headline = tr("Nothing matches “%1”").arg(m_filter->text()),
                             .sentence = tr("%n are loaded.", nullptr, m_model.rowCount()),
                             .main = {.text = tr("Clear the filter")}});
    } else if (m_model.rowCount() > 0) {
        m_pane->clear();
    } else if (m_feed.state() == ResourceFeed::State::Failed) {
        const auto &words = m_feed.error().words;
        m_pane->showContent({.icon = Icon::CrossCircle,
                             .tone = Tone::Err,
                             .headline = words.what,
                             .sentence = words.why + QLatin1Char('\n') + words.next,
                             .main = {.text = tr("Try again"), .icon = Icon::Refresh}});
    } else if (m_feed.state() == ResourceFeed::State::Loading) {
        m_pane->showLoading();
    } else if (m_feed.state() == ResourceFeed::State::Loaded) {
        m_pane->showContent({.icon = Icon::Info,
                             .headline = tr("There is nothing here yet"),
                             .sentence = tr("The service answered with an empty list."),
                             .main = {.text = tr("Look again"), .icon = Icon::Refresh}});
    }
}

QString ResourcePage::subtitle() const
{
    if (m_feed.state() == ResourceFeed::State::Loading)
        return tr("%n loaded, reading on…", nullptr, m_model.rowCount());
    if (m_feed.state() == ResourceFeed::State::Failed)
        return m_feed.error().words.what;
    if (!m_feed.refreshedAt().isValid())
        return tr("Not read yet");
    const auto seconds = m_feed.refreshedAt().secsTo(m_clock.now());
    const auto age = seconds < 60
        ? tr("refreshed just now")
        : tr("refreshed %n minute(s) ago", nullptr, static_cast<int>(seconds / 60));
    return tr("%n loaded · %1", nullptr, m_model.rowCount()).arg(age);
}

} // namespace storedesk::ui
