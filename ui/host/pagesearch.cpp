// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/pagesearch.h"

#include "ui/tables/rowtransfer.h"
#include "values/namematch.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>

#include <utility>

namespace storedesk::ui {

constexpr int rowsPerSlice = 500;

static QString textOf(const QWidget *widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        return label->text();
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        return button->text().remove(u'&');
    if (const auto *line = qobject_cast<const QLineEdit *>(widget))
        return line->echoMode() == QLineEdit::Normal ? line->text() : QString();
    if (const auto *choice = qobject_cast<const QComboBox *>(widget))
        return choice->currentText();
    return {};
}

PageSearch::PageSearch(QWidget &page, QWidget &bar)
    : QObject(&bar)
    , m_page(page)
    , m_bar(bar)
{ }

void PageSearch::start(const QString &text)
{
    stop();
    m_hits.clear();
    m_wanted = values::foldedName(text.trimmed());
    if (m_wanted.isEmpty())
        return;
    for (auto *widget : m_page.findChildren<QWidget *>()) {
        if (qobject_cast<QHeaderView *>(widget))
            continue;
        if (widget->isVisibleTo(&m_page) && widget != &m_bar && !m_bar.isAncestorOf(widget))
            m_widgets.append(widget);
    }
    proceed();
}

void PageSearch::stop()
{
    ++m_round;
    stopWaiting();
    m_widgets.clear();
    m_at = 0;
    m_row = 0;
}

void PageSearch::proceed()
{
    int left = rowsPerSlice;
    while (isRunning() && left > 0) {
        auto *widget = m_widgets[m_at].data();
        auto *view = qobject_cast<QAbstractItemView *>(widget);
        if (view && view->model()) {
            if (!searchRows(*view, left))
                break;
        } else if (widget && values::foldedName(textOf(widget)).contains(m_wanted)) {
            m_hits.append({.widget = widget});
        }
        ++m_at;
        m_row = 0;
    }
    if (isRunning() && left == 0)
        proceedLater();
    Q_EMIT advanced();
}

bool PageSearch::searchRows(QAbstractItemView &view, int &left)
{
    const auto *model = view.model();
    const auto *transfer =
        view.findChild<const RowTransfer *>(QString(), Qt::FindDirectChildrenOnly);
    for (; m_row < model->rowCount(); ++m_row, --left) {
        if (left == 0)
            return false;
        QModelIndex found;
        for (int column = 0; column < model->columnCount() && !found.isValid(); ++column) {
            const auto index = model->index(m_row, column);
            if (values::foldedName(index.data().toString()).contains(m_wanted))
                found = index;
        }
        // Reading the texts of a row makes the model load the row.
        if (transfer && !transfer->isLoaded(model->index(m_row, 0))) {
            waitFor(view);
            return false;
        }
        if (found.isValid())
            m_hits.append({.widget = &view, .index = found, .isRow = true});
    }
    return true;
}

// A model that is reset has other rows, and is searched from its beginning.
void PageSearch::waitFor(QAbstractItemView &view)
{
    const auto *model = view.model();
    m_waiting = {
        connect(model, &QAbstractItemModel::dataChanged, this, &PageSearch::proceedLater),
        connect(model, &QAbstractItemModel::modelReset, this,
                [this] {
                    m_row = 0;
                    proceedLater();
                }),
        connect(model, &QObject::destroyed, this, &PageSearch::proceedLater),
    };
}

void PageSearch::stopWaiting()
{
    for (const auto &connection : std::as_const(m_waiting))
        disconnect(connection);
    m_waiting.clear();
}

void PageSearch::proceedLater()
{
    stopWaiting();
    QMetaObject::invokeMethod(
        this,
        [this, round = m_round] {
            if (round == m_round)
                proceed();
        },
        Qt::QueuedConnection);
}

} // namespace storedesk::ui
