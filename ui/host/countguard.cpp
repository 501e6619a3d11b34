// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/countguard.h"

#include "account/account.h"
#include "ui/host/pagehost.h"
#include "ui/theme/theme.h"
#include "ui/widgets/flowlayout.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

CountGuard::CountGuard(PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_label(new QLabel(this))
    , m_typed(new QLineEdit(this))
{
    m_typed->setObjectName(u"count"_s);
    m_typed->setFixedWidth(host.theme().scaled(120));
    m_label->setTextFormat(Qt::PlainText);
    m_label->setBuddy(m_typed);
    setFocusProxy(m_typed);
    // The field is placed after its label, or below it if there is no room.
    auto *row = new FlowLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    row->addWidget(m_label);
    row->addWidget(m_typed);
    connect(m_typed, &QLineEdit::textChanged, this, &CountGuard::changed);
    connect(m_typed, &QLineEdit::returnPressed, this, &CountGuard::entered);
    hide();
}

void CountGuard::setCount(qint64 count, const QString &label)
{
    const bool live = m_host.account().profile().kind == profiles::StoreKind::Live;
    setVisible(count > 0 && (m_always || live || count > mostWithoutCount));
    if (count == m_count)
        return;
    m_count = count;
    m_typed->clear();
    m_label->setText(label.isEmpty()
                         ? tr("To start, type &the number of rows to send (%L1):").arg(count)
                         : label);
}

// Enter in the field must not press the default button of a dialog.
void CountGuard::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    enter ? event->accept() : QWidget::keyPressEvent(event);
}

void CountGuard::guard(QPushButton &button)
{
    button.setEnabled(isMet());
    connect(this, &CountGuard::changed, &button, [this, &button] { button.setEnabled(isMet()); });
    connect(this, &CountGuard::entered, &button, [this, &button] {
        if (isMet())
            button.setFocus();
    });
}

bool CountGuard::isMet() const
{
    if (isHidden())
        return true;
    const auto text = m_typed->text().trimmed();
    bool good = false;
    const auto typed = QLocale().toLongLong(text, &good);
    return (good && typed == m_count) || text == QString::number(m_count);
}

} // namespace storedesk::ui
