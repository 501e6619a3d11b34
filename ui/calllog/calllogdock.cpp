// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/calllog/calllogdock.h"

#include "api/session.h"
#include "ui/calllog/calldetail.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/tableview.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/statepane.h"

#include <QComboBox>
#include <QEvent>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QStackedWidget>
#include <QTabBar>

#include <utility>

namespace storedesk::ui::calllog {

using namespace Qt::StringLiterals;
using itemmodels::CallLogModel;

CallLogDock::CallLogDock(api::Session &session, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_log(session.client().log())
    , m_model(session.client().log())
    , m_errors(session.client().log())
    , m_shown(m_model)
    , m_tabs(new QTabBar(this))
    , m_stack(new QStackedWidget(this))
    , m_verbs(new QComboBox(this))
    , m_words(new SearchField(tr("Path or text"), theme, this))
    , m_table(new TableView(theme, this))
    , m_errorTable(new TableView(theme, this))
    , m_detail(new CallDetail(session, theme, this))
{
    build();
    auto *bar = m_table->verticalScrollBar();
    connect(bar, &QScrollBar::valueChanged, this,
            [this, bar](int value) { m_following = value == bar->maximum(); });
    connect(bar, &QScrollBar::rangeChanged, this, &CallLogDock::follow);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &CallLogDock::showDetail);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&m_model, signal, this, &CallLogDock::showCounts);
    for (const QAbstractItemModel *model : {static_cast<QAbstractItemModel *>(&m_model),
                                            static_cast<QAbstractItemModel *>(&m_errors)})
        connect(model, &QAbstractItemModel::modelReset, this, &CallLogDock::showCounts);
    connect(&m_errors, &QAbstractItemModel::rowsInserted, this, &CallLogDock::showCounts);
    auto *copy = new QShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_C, this);
    copy->setContext(Qt::WidgetWithChildrenShortcut);
    connect(copy, &QShortcut::activated, m_detail, &CallDetail::copyCurl);
    showCounts();
}

CallLogDock::~CallLogDock()
{
    // Delete the views before the models they show.
    delete m_table;
    delete m_errorTable;
}

// Hides the cause column in a narrow log: tool tips and the detail show the cause as well.
void CallLogDock::fit()
{
    const bool narrow = m_table->width() < m_theme.scaled(600);
    if (std::exchange(m_narrow, narrow) != narrow)
        m_table->setColumnHidden(CallLogModel::Cause, narrow);
    showCounts();
}

bool CallLogDock::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::Resize)
        fit();
    return QWidget::eventFilter(watched, event);
}

void CallLogDock::follow()
{
    if (m_following)
        m_table->scrollToBottom();
}

void CallLogDock::showDetail()
{
    const auto current = m_table->currentIndex();
    m_detail->show(current.isValid() ? std::optional(m_shown.recordAt(current)) : std::nullopt);
}

void CallLogDock::showCounts()
{
    std::array<int, 4> counts{m_model.rowCount()};
    for (int row = 0; row < m_model.rowCount(); ++row)
        ++counts[static_cast<std::size_t>(
            CallFilter::kindOf(itemmodels::endOf(m_model.recordAt(row))))];
    const std::array names{tr("All"), tr("Succeeded"), tr("Throttled"), tr("Failed")};
    const auto fit = [this](int beside) {
        int needed = m_verbs->sizeHint().width() + m_theme.scaled(beside);
        for (const auto *button : m_kinds)
            needed += button->sizeHint().width();
        return needed <= m_table->width();
    };
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        const auto words = u"%1  %2"_s.arg(names[kind], QLocale().toString(counts[kind]));
        m_kinds[kind]->setText(words);
        m_kinds[kind]->setAccessibleName(words);
        m_kinds[kind]->setToolTip(words);
    }
    const bool roomy = fit(120);
    // The icons identify the kinds without a label.
    for (std::size_t kind = 1; !roomy && kind < counts.size(); ++kind)
        m_kinds[kind]->setText(QLocale().toString(counts[kind]));
    if (!roomy && !fit(96))
        m_kinds[0]->setText(QLocale().toString(counts[0]));

    if (m_shown.rowCount() > 0)
        m_pane->clear();
    else if (m_model.rowCount() == 0)
        m_pane->showContent({.icon = Icon::CallLog,
                             .headline = tr("No requests yet"),
                             .sentence = tr("Every request to the service is recorded here.")});
    else
        m_pane->showContent(
            {.icon = Icon::Filter,
             .headline = tr("No matching requests"),
             .sentence = tr("%n request(s) are in the log.", nullptr, m_model.rowCount()),
             .main = {.text = tr("Clear the filter")}});
    if (m_errors.rowCount() > 0)
        m_errorPane->clear();
    else
        m_errorPane->showContent({.icon = Icon::TickCircle,
                                  .tone = Tone::Ok,
                                  .headline = tr("No errors"),
                                  .sentence = tr("No request in the log has failed.")});
}

void CallLogDock::goTo(quint64 number)
{
    m_words->clear();
    m_verbs->setCurrentIndex(0);
    m_kinds.front()->click();
    m_tabs->setCurrentIndex(0);
    for (int row = 0; row < m_shown.rowCount(); ++row) {
        const auto index = m_shown.index(row, CallLogModel::Path);
        if (index.data(CallLogModel::NumberRole).toULongLong() == number)
            m_table->setCurrentIndex(index);
    }
    m_table->setFocus();
}

} // namespace storedesk::ui::calllog
