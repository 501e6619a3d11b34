// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/findinpage.h"

#include "ui/tables/searchfield.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/scrolled.h"
#include "values/namematch.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

namespace {

struct Hit
{
    QWidget *widget = nullptr;
    // Invalid if the whole widget was found.
    QModelIndex index = {};
};

// Rows of large tables are found by the search of their own page.
constexpr int mostRows = 2'000;

QString textOf(const QWidget *widget)
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

void addRows(QList<Hit> &hits, QAbstractItemView *view, const QString &wanted)
{
    const auto *model = view->model();
    const int rows = model ? std::min(model->rowCount(), mostRows) : 0;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < model->columnCount(); ++column) {
            const auto index = model->index(row, column);
            if (values::foldedName(index.data().toString()).contains(wanted)) {
                hits.append({view, index});
                break;
            }
        }
    }
}

QList<Hit> hitsIn(const QWidget &page, const QWidget &bar, const QString &text)
{
    QList<Hit> hits;
    const auto wanted = values::foldedName(text.trimmed());
    for (auto *widget : page.findChildren<QWidget *>()) {
        if (wanted.isEmpty() || !widget->isVisibleTo(&page) || bar.isAncestorOf(widget))
            continue;
        if (auto *view = qobject_cast<QAbstractItemView *>(widget))
            addRows(hits, view, wanted);
        else if (values::foldedName(textOf(widget)).contains(wanted))
            hits.append({widget});
    }
    return hits;
}

} // namespace

FindInPage::FindInPage(QWidget &page, const Theme &theme)
    : QFrame(&page)
    , m_page(page)
    , m_field(new SearchField(tr("Find in this page"), theme, this))
    , m_result(new QLabel(this))
    , m_frame(new QFrame(&page))
{
    setObjectName(u"findInPage"_s);
    setRole(this, Role::Panel);
    setAutoFillBackground(true);
    m_field->setObjectName(u"findInPageField"_s);
    m_field->setAccessibleName(m_field->placeholderText());
    m_field->setFixedWidth(theme.scaled(220));
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
    connect(m_field, &QLineEdit::returnPressed, this, &FindInPage::findNext);
    connect(m_field, &QLineEdit::textChanged, this, [this] {
        m_hit = -1;
        m_frame->hide();
        m_result->clear();
        place();
    });
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

void FindInPage::place()
{
    adjustSize();
    const int x = m_page.isRightToLeft() ? 12 : m_page.width() - width() - 12;
    move(std::max(0, x), 8);
}

void FindInPage::findNext()
{
    const auto hits = hitsIn(m_page, *this, m_field->text());
    if (hits.isEmpty()) {
        m_frame->hide();
        m_result->setText(tr("Not found"));
        return place();
    }
    m_hit = (m_hit + 1) % static_cast<int>(hits.size());
    const auto &hit = hits[m_hit];
    showHit(hit.widget, hit.index);
    m_result->setText(tr("%L1 of %L2").arg(m_hit + 1).arg(hits.size()));
    place();
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
    return QFrame::eventFilter(watched, event);
}

} // namespace storedesk::ui
