// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filehead.h"

#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/layouts.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

FileHead::FileHead(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_title(new ElidedLabel({}, this))
    , m_tables(new QComboBox(this))
    , m_words(new ElidedLabel({}, this))
    , m_change(new Button(tr("Change"), theme, this))
{
    m_title->setFont(theme.font(Theme::Text::Title));
    m_title->setElideMode(Qt::ElideMiddle);
    m_title->setObjectName(u"fileTitle"_s);
    setRole(m_words, Role::Muted);
    m_words->setObjectName(u"fileReading"_s);
    m_change->setKind(Role::Link);
    m_change->setObjectName(u"changeReading"_s);
    m_change->setAccessibleName(tr("Change how the file is read"));
    m_tables->setObjectName(u"archiveTable"_s);
    m_tables->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    const auto letters = fontMetrics().horizontalAdvance(tr("All tables with these columns"))
        / fontMetrics().horizontalAdvance(u'X');
    m_tables->setMinimumContentsLength(std::max(24, letters + 2));
    m_tables->view()->setTextElideMode(Qt::ElideMiddle);
    m_tables->hide();
    connect(m_tables, &QComboBox::activated, this,
            [this] { Q_EMIT tableChosen(m_tables->currentData().toString()); });
    auto *line = new QHBoxLayout;
    line->setSpacing(6);
    line->addWidget(m_tables);
    line->addWidget(m_words);
    line->addWidget(m_change);
    line->addStretch(1);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_title);
    words->addLayout(line);
    auto *row = rowIn(this, 8);
    row->addLayout(words, 1);
}

void FileHead::setTitle(const QString &title)
{
    m_title->setText(title);
}

void FileHead::setReading(const QString &words, const QString &proof, const QString &columns)
{
    m_words->setText(columns.isEmpty() ? words : u"%1 · %2"_s.arg(words, columns));
    m_change->setToolTip(proof);
    m_change->setAccessibleDescription(proof);
}

void FileHead::setTables(const QStringList &names, const QString &shown, bool sheets)
{
    if (m_tables->count() != names.size() + 1 || m_tables->itemText(1) != names.value(0)) {
        m_tables->clear();
        m_tables->setAccessibleName(sheets ? tr("Sheet") : tr("Table in the archive"));
        m_tables->addItem(sheets ? tr("All sheets with these columns")
                                 : tr("All tables with these columns"),
                          QString());
        for (const auto &name : names)
            m_tables->addItem(name, name);
        // The list may be wider than the combo box, so that names can be distinguished.
        auto *list = m_tables->view();
        list->setMinimumWidth(
            std::min(list->sizeHintForColumn(0) + m_theme.scaled(40), m_theme.scaled(640)));
    }
    m_tables->setCurrentIndex(std::max(0, m_tables->findData(shown)));
    m_tables->setVisible(names.size() > 1);
    // The entry for all tables is never elided; table names may be.
    m_tables->setMinimumWidth(m_tables->fontMetrics().horizontalAdvance(m_tables->itemText(0))
                              + m_theme.scaled(48));
    fitKeys();
}

// Hides the shortcuts on the buttons if there is little room; the menus show them too.
void FileHead::fitKeys()
{
    const bool tight = !m_tables->isHidden() && width() < m_theme.scaled(1000);
    for (const auto &[button, key] : std::as_const(m_keys))
        button->setKeyHint(tight ? QKeySequence() : key);
}

void FileHead::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitKeys();
}

Button *FileHead::addPrimary(QAction *action, Icon sign)
{
    auto *button = addWithoutKey(action);
    button->setSign(sign);
    button->setKind(Role::Primary);
    return button;
}

Button *FileHead::addWithoutKey(QAction *action)
{
    auto *button = add(action);
    button->setKeyHint({});
    m_keys.removeLast();
    return button;
}

Button *FileHead::add(QAction *action)
{
    auto *button = new Button(action->iconText(), m_theme, this);
    button->setIcon(action->icon());
    button->setObjectName(action->objectName() + u"Button"_s);
    button->setKeyHint(action->shortcut());
    m_keys.append({button, action->shortcut()});
    button->setCheckable(action->isCheckable());
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, button, [action, button] {
        button->setEnabled(action->isEnabled());
        button->setToolTip(action->isEnabled() ? QString() : action->statusTip());
        if (action->isCheckable())
            button->setChecked(action->isChecked());
    });
    button->setEnabled(action->isEnabled());
    layout()->addWidget(button);
    return button;
}

} // namespace storedesk::ui::files
