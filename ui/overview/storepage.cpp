// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storepage.h"

#include "account/account.h"
#include "catalogue/field.h"
#include "ui/details/fieldsheet.h"
#include "ui/details/rawpane.h"
#include "ui/host/errordetails.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/host/storemark.h"
#include "ui/tables/clipboardtable.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/statepane.h"

#include <QAction>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

namespace storedesk::ui::overview {

using namespace Qt::StringLiterals;
using catalogue::Resource;
using details::FieldLine;
using details::LineGroup;

static constexpr int widthOfAccount = 380;

StorePage::StorePage(PageHost &host, QWidget *parent)
    : Page(host, {.page = pageid::store}, parent)
    , m_head(new PageHead(tr("Store"), this))
    , m_sheet(new details::FieldSheet(host))
    , m_raw(new details::RawPane(host, this))
    , m_copy(new QAction(tr("Copy as table"), this))
{
    m_copy->setObjectName(u"copyStore"_s);
    m_copy->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_T);
    m_copy->setEnabled(false);
    connect(m_copy, &QAction::triggered, this, &StorePage::copy);
    build();
    showState();
}

QString StorePage::title() const
{
    return tr("Store");
}

Icon StorePage::icon() const
{
    return Icon::Store;
}

bool StorePage::settled() const
{
    return !m_call;
}

QList<QAction *> StorePage::recordActions() const
{
    return {m_copy};
}

LineGroup linesOf(const profiles::Profile &profile)
{
    // These lines do not come from the service, so the title also serves as the key.
    const auto line = [](const QString &title, const QString &text) {
        return FieldLine{.key = title, .title = title, .text = text, .full = text, .raw = text};
    };
    const auto pace = profile.requestsPerMinute > 0
        ? StorePage::tr("%Ln request(s) per minute", nullptr, profile.requestsPerMinute)
        : StorePage::tr("No limit");
    return {.title = StorePage::tr("Connection"),
            .lines = {line(StorePage::tr("Account"), nameOf(profile)),
                      line(StorePage::tr("Service"), profile.address.toDisplayString()),
                      line(StorePage::tr("Type"), markOf(profile).kind),
                      line(StorePage::tr("Protection"), textOf(profile.guard)),
                      line(StorePage::tr("Request limit"), pace)}};
}

void StorePage::build()
{
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(20, 16, 20, 16);
    box->setSpacing(12);
    buildHead(box);

    auto *fields = new Panel(this);
    auto *area = padded(m_sheet);
    area->setObjectName(u"storeFields"_s);
    fields->box()->addWidget(area);
    m_pane = new StatePane(area, host().theme());
    connect(m_pane, &StatePane::mainTriggered, this, &StorePage::tryAgain);

    auto *raw = new Panel(this);
    raw->box()->addWidget(m_raw);
    auto *side = new QVBoxLayout;
    side->setSpacing(12);
    auto *account = accountPanel();
    side->addWidget(account);
    side->addWidget(raw, 1);
    auto *all = new QWidget(this);
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight, all);
    m_columns->setContentsMargins(0, 0, 0, 0);
    m_columns->setSpacing(12);
    m_columns->addWidget(fields, 1);
    m_columns->addLayout(side);
    box->addWidget(scrolled(all), 1);
    m_fields = area;
    m_beside = {account, raw};
    // Arrange the page again when the text size may have changed.
    connect(&host().theme(), &Theme::changed, this, &StorePage::arrange);
    arrange();
}

void StorePage::arrange()
{
    const auto &theme = host().theme();
    const bool stacked = width() < theme.scaled(2 * widthOfAccount);
    m_columns->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    // When stacked, the whole page scrolls instead of its parts.
    m_fields->setMinimumHeight(stacked ? m_fields->widget()->sizeHint().height() : 0);
    for (auto *panel : std::as_const(m_beside)) {
        panel->setMinimumWidth(stacked ? 0 : theme.scaled(widthOfAccount));
        panel->setMaximumWidth(stacked ? QWIDGETSIZE_MAX : theme.scaled(widthOfAccount));
    }
    m_raw->setMinimumHeight(stacked ? theme.scaled(180) : 0);
}

void StorePage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrange();
}

void StorePage::buildHead(QBoxLayout *box)
{
    const auto &theme = host().theme();
    auto *copying = new Button(Icon::Copy, m_copy->text(), theme, this);
    copying->setObjectName(u"copy"_s);
    copying->setEnabled(false);
    connect(copying, &QPushButton::clicked, m_copy, &QAction::trigger);
    connect(m_copy, &QAction::enabledChanged, copying, &QPushButton::setEnabled);
    auto *again = new Button(Icon::Refresh, tr("Refresh"), theme, this);
    again->setObjectName(u"refresh"_s);
    again->setKeyHint(QKeySequence::Refresh);
    connect(again, &QPushButton::clicked, this, &StorePage::refresh);
    m_head->add(copying);
    m_head->add(again);
    box->addWidget(m_head);
}

QWidget *StorePage::accountPanel()
{
    auto *panel = new Panel(this);
    auto *sheet = new details::FieldSheet(host(), panel);
    sheet->setObjectName(u"account"_s);
    sheet->setGroups({linesOf(host().account().profile())});
    panel->box()->setContentsMargins(16, 14, 16, 16);
    panel->box()->addWidget(sheet);
    return panel;
}

QScrollArea *StorePage::padded(QWidget *content)
{
    auto *around = new QWidget(this);
    auto *box = new QVBoxLayout(around);
    box->setContentsMargins(16, 14, 16, 16);
    box->addWidget(content);
    box->addStretch(1);
    return scrolled(around);
}

void StorePage::refresh()
{
    // Discard a request in flight, which is obsolete.
    delete m_call;
    m_call = host().account().session().store().get(this);
    m_call->then(this, [this](const http::Outcome &outcome) { take(outcome); });
    showState();
}

void StorePage::take(const http::Outcome &outcome)
{
    m_call = nullptr;
    if (outcome) {
        m_store = outcome->document.object();
        host().account().setStore(m_store);
        m_readAt = host().clock().now();
        m_error.reset();
        showStore();
    } else {
        m_error = outcome.error();
    }
    showState();
    Q_EMIT headChanged();
}

// Reads the store again. The user asked for a retry, so requests that stopped after a refused scope
// are resumed too.
void StorePage::tryAgain()
{
    host().account().session().client().resume();
    refresh();
}

std::vector<details::LineGroup> StorePage::groups() const
{
    const auto now = host().clock().now();
    auto known = details::knownGroups(Resource::Store, m_store, {.now = now});
    auto others = details::otherLines(Resource::Store, {}, m_store, {.now = now});
    if (!others.empty())
        known.push_back({.title = tr("Other fields"), .lines = std::move(others)});
    return known;
}

void StorePage::showStore()
{
    m_sheet->setGroups(groups());
    m_raw->setRecord(m_store);
    m_copy->setEnabled(!m_store.isEmpty());
    // Arrange the page again, because the content may have become taller.
    arrange();
}

void StorePage::showState()
{
    const auto name = nameOf(host().account().profile());
    if (m_call)
        m_head->setSubtitle(tr("%1 · loading…").arg(name));
    else if (m_error)
        m_head->setSubtitle(tr("%1 · %2").arg(name, m_error->words.what));
    else if (m_readAt.isValid())
        m_head->setSubtitle(
            tr("%1 · updated %2")
                .arg(name,
                     QLocale().toString(m_readAt.toLocalTime().time(), QLocale::ShortFormat)));
    else
        m_head->setSubtitle(tr("%1 · not loaded yet").arg(name));

    m_sheet->setVisible(!m_store.isEmpty());
    if (!m_store.isEmpty()) {
        m_pane->clear();
    } else if (m_call) {
        m_pane->showLoading();
    } else if (m_error) {
        const bool locked = m_error->kind == http::ErrorKind::Forbidden;
        m_pane->showContent({.icon = locked ? Icon::Lock : Icon::CrossCircle,
                             .tone = locked ? Tone::Neutral : Tone::Err,
                             .headline = m_error->words.what,
                             .sentence = m_error->words.why + u'\n' + m_error->words.next,
                             .main = {.text = tr("Try again"), .icon = Icon::Refresh},
                             .details = errorDetails(*m_error)});
    } else if (m_readAt.isValid()) {
        m_pane->showContent({.icon = Icon::Info,
                             .headline = tr("The store has no fields"),
                             .sentence = tr("The service returned an empty record."),
                             .main = {.text = tr("Check again"), .icon = Icon::Refresh}});
    }
}

void StorePage::copy()
{
    CopiedTable table;
    for (const auto &group : groups()) {
        for (const auto &line : group.lines)
            table.rows.append({line.title, line.raw});
    }
    copyTable(ClipboardTable(table));
    host().tell(tr("The store fields were copied."));
}

} // namespace storedesk::ui::overview
