// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/findinpage.h"

#include "ui/host/pagesearch.h"
#include "ui/tables/searchfield.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/scrolled.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>

#include <utility>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

FindInPage::FindInPage(QWidget &page, const Theme &theme)
    : QFrame(&page)
    , m_page(page)
    , m_field(new SearchField(tr("Find in this page"), theme, this))
    , m_result(new QLabel(this))
    , m_frame(new QFrame(&page))
    , m_search(new PageSearch(page, *this))
{
    setObjectName(u"findInPage"_s);
    setRole(this, Role::Panel);
    setAutoFillBackground(true);
    m_field->setObjectName(u"findInPageField"_s);
    m_field->setAccessibleName(m_field->placeholderText());
    m_field->setFixedWidth(theme.scaled(220));
    m_result->setObjectName(u"findInPageResult"_s);
    m_result->setTextFormat(Qt::PlainText);
    setRole(m_result, Role::Muted);
    m_frame->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_frame->setFrameShape(QFrame::Box);
    m_frame->setLineWidth(2);
    m_frame->hide();
    auto *line = rowIn(this, 8);
    line->setContentsMargins(8, 6, 8, 6);
    line->addWidget(m_field);
    line->addWidget(m_result);
    connect(m_field, &QLineEdit::textChanged, this, [this] {
        m_search->stop();
        m_searched.clear();
        m_frame->hide();
        m_result->clear();
        place();
    });
    connect(m_search, &PageSearch::advanced, this, &FindInPage::showProgress);
    m_field->installEventFilter(this);
    page.installEventFilter(this);
}

void FindInPage::openIn(QWidget &page, const Theme &theme)
{
    auto *bar = page.findChild<FindInPage *>(QString(), Qt::FindDirectChildrenOnly);
    if (!bar)
        bar = new FindInPage(page, theme);
    bar->place();
    bar->show();
    bar->raise();
    bar->m_field->setFocus(Qt::ShortcutFocusReason);
    bar->m_field->selectAll();
}

void FindInPage::addKey(QWidget &dialog, const Theme &theme)
{
    auto *key = new QShortcut(QKeySequence::Find, &dialog);
    connect(key, &QShortcut::activated, &dialog, [&dialog, &theme] { openIn(dialog, theme); });
}

void FindInPage::place()
{
    adjustSize();
    const int x = m_page.isRightToLeft() ? 12 : m_page.width() - width() - 12;
    move(std::max(0, x), 8);
}

// The same text is searched again only if the page has changed.
void FindInPage::findNext()
{
    const auto text = m_field->text();
    const bool again = std::exchange(m_searched, text) == text;
    m_hit = again ? m_hit + 1 : 0;
    if (m_search->isRunning() && again)
        return showProgress();
    if (again && m_hit >= m_search->hits().size())
        m_hit = 0;
    m_shown = -1;
    if (again && m_hit < m_search->hits().size() && m_search->hits().at(m_hit).isValid())
        return showProgress();
    m_search->start(text);
    showProgress();
}

// Shows the wanted hit as soon as it is found, while the others are still counted.
void FindInPage::showProgress()
{
    const auto count = static_cast<int>(m_search->hits().size());
    const bool isRunning = m_search->isRunning();
    if (!isRunning && m_hit >= count)
        m_hit = 0;
    if (m_hit < count && std::exchange(m_shown, m_hit) != m_hit) {
        const auto &hit = m_search->hits().at(m_hit);
        if (hit.isValid())
            showHit(hit.widget, hit.index);
    }
    if (count == 0)
        m_frame->hide();
    const auto place = m_shown >= 0 && count > 0 ? m_shown + 1 : 0;
    if (place == 0)
        m_result->setText(isRunning ? tr("Searching…") : tr("Not found"));
    else
        m_result->setText((isRunning ? tr("%L1 of %L2…") : tr("%L1 of %L2")).arg(place).arg(count));
    this->place();
}

void FindInPage::showHit(QWidget *widget, const QModelIndex &index)
{
    m_found = widget;
    scrollIntoView(*widget);
    QRect shown(widget->mapTo(&m_page, QPoint()), widget->size());
    if (auto *view = qobject_cast<QAbstractItemView *>(widget); view && index.isValid()) {
        view->setCurrentIndex(index);
        view->scrollTo(index);
        const auto cell = view->visualRect(index);
        shown = {view->viewport()->mapTo(&m_page, cell.topLeft()), cell.size()};
    }
    m_frame->setGeometry(shown.adjusted(-3, -3, 3, 3));
    m_frame->show();
    m_frame->raise();
    raise();
}

void FindInPage::closeBar()
{
    m_search->stop();
    m_frame->hide();
    hide();
    if (m_found && m_found->focusPolicy() != Qt::NoFocus)
        m_found->setFocus(Qt::OtherFocusReason);
    else
        m_page.setFocus(Qt::OtherFocusReason);
}

bool FindInPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_page && event->type() == QEvent::Resize)
        place();
    if (watched == m_field && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape && m_field->text().isEmpty()) {
        closeBar();
        return true;
    }
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        // The key must not press the default button of a dialog.
        const auto key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            findNext();
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace storedesk::ui
