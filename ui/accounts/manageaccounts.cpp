// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/accounts/manageaccounts.h"

#include "ui/host/storemark.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/visibletext.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>

namespace storedesk::ui::accounts {

using namespace Qt::StringLiterals;

static QIcon swatch(StoreColour colour, const Theme &theme)
{
    QPixmap pixmap(32, 32);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colourOf(colour, theme.look()));
    painter.drawRoundedRect(QRectF(4, 0, 24, 32), 6, 6);
    painter.end();
    QIcon icon(pixmap);
    // Without a pixmap for the selected state, the style would tint the icon.
    icon.addPixmap(pixmap, QIcon::Selected);
    return icon;
}

ManageAccounts::ManageAccounts(profiles::Profiles &profiles, QString currentId, const Theme &theme,
                               QWidget *parent)
    : QDialog(parent)
    , m_profiles(profiles)
    , m_currentId(std::move(currentId))
    , m_theme(theme)
    , m_list(new QListWidget(this))
    , m_told(new Notice(theme, this))
    , m_question(new Notice(theme, this))
    , m_yes(m_question->addButton(tr("Remove")))
    , m_no(m_question->addButton(tr("Keep account")))
    , m_nameRow(new QWidget(this))
    , m_nameLabel(new QLabel(m_nameRow))
    , m_name(new QLineEdit(m_nameRow))
    , m_connect(button(tr("&Connect"), u"connect"_s))
    , m_edit(button(tr("&Edit…"), u"edit"_s))
    , m_forget(button(tr("&Delete the key"), u"forgetKey"_s))
    , m_remove(button(tr("&Remove…"), u"remove"_s))
{
    setObjectName(u"manageAccounts"_s);
    setWindowTitle(tr("Accounts"));
    build();
    fill();
    connect(&m_profiles, &profiles::Profiles::changed, this, &ManageAccounts::fill);
    connect(m_list, &QListWidget::currentRowChanged, this, &ManageAccounts::showChosen);
    connect(m_list, &QListWidget::itemActivated, m_connect, &QPushButton::click);
    connect(m_connect, &QPushButton::clicked, this, [this] {
        const auto id = chosen();
        accept();
        Q_EMIT connectAsked(id);
    });
    connect(m_edit, &QPushButton::clicked, this, [this] { Q_EMIT editAsked(chosen()); });
    connect(m_forget, &QPushButton::clicked, this, [this] { Q_EMIT forgetKeyAsked(chosen()); });
    connect(m_remove, &QPushButton::clicked, this, &ManageAccounts::askToRemove);
    connect(m_name, &QLineEdit::textChanged, this, [this] { m_yes->setEnabled(isNameTyped()); });
    connect(m_no, &QPushButton::clicked, this, &ManageAccounts::hideQuestion);
    connect(m_yes, &QPushButton::clicked, this, [this] {
        const auto id = m_asked;
        hideQuestion();
        Q_EMIT removeAsked(id);
    });
}

Button *ManageAccounts::button(const QString &text, const QString &name)
{
    auto *made = new Button(text, m_theme, this);
    made->setObjectName(name);
    return made;
}

void ManageAccounts::build()
{
    m_list->setObjectName(u"accountList"_s);
    m_list->setAccessibleName(tr("Accounts"));
    m_list->setIconSize({m_theme.scaled(18), m_theme.scaled(18)});
    m_list->setSpacing(2);
    auto *panel = new Panel(this);
    panel->box()->setContentsMargins(4, 4, 4, 4);
    panel->box()->addWidget(m_list);
    auto *actions = new QVBoxLayout;
    actions->setSpacing(8);
    for (auto *action : {m_connect, m_edit, m_forget, m_remove})
        actions->addWidget(action);
    actions->addStretch();
    auto *add = button(tr("&Add an account…"), u"add"_s);
    add->setSign(Icon::Plus);
    connect(add, &QPushButton::clicked, this, &ManageAccounts::addAsked);
    actions->addWidget(add);
    auto *row = new QHBoxLayout;
    row->addWidget(panel, 1);
    row->addLayout(actions);
    m_told->setObjectName(u"told"_s);
    m_told->hide();
    m_question->setObjectName(u"removeQuestion"_s);
    m_question->hide();
    m_yes->setObjectName(u"removeYes"_s);
    m_yes->setKind(Role::Danger);
    m_no->setObjectName(u"removeNo"_s);
    buildName();
    auto *body = new QVBoxLayout;
    body->setContentsMargins(18, 16, 18, 14);
    body->setSpacing(10);
    body->addLayout(row, 1);
    body->addWidget(m_told);
    body->addWidget(m_question);
    body->addWidget(m_nameRow);

    auto *foot = new QFrame(this);
    setRole(foot, Role::Foot);
    auto *footRow = new QHBoxLayout(foot);
    footRow->setContentsMargins(18, 11, 18, 11);
    footRow->addStretch();
    auto *close = button(tr("Close"), u"close"_s);
    close->setKeyHint(QKeySequence(Qt::Key_Escape));
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    footRow->addWidget(close);
    auto *column = columnIn(this);
    column->addLayout(body, 1);
    column->addWidget(foot);
    resize(m_theme.scaled(640), m_theme.scaled(420));
}

void ManageAccounts::buildName()
{
    m_nameRow->hide();
    m_nameLabel->setTextFormat(Qt::PlainText);
    m_nameLabel->setBuddy(m_name);
    m_name->setObjectName(u"accountName"_s);
    auto *row = rowIn(m_nameRow, 10);
    row->addWidget(m_nameLabel);
    row->addWidget(m_name, 1);
}

bool ManageAccounts::isNameTyped() const
{
    const auto *profile = m_profiles.find(m_asked);
    return profile && m_name->text().trimmed() == nameOf(*profile).trimmed();
}

// Enter in the field for the name must not press the default button of the dialog.
void ManageAccounts::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || !m_name->hasFocus())
        return QDialog::keyPressEvent(event);
    if (isNameTyped())
        m_yes->setFocus();
}

void ManageAccounts::fill()
{
    const auto before = chosen();
    hideQuestion();
    m_list->clear();
    for (const auto &profile : m_profiles.all()) {
        const auto mark = markOf(profile);
        const auto name =
            profile.id == m_currentId ? tr("%1 (connected)").arg(mark.name) : mark.name;
        auto *item = new QListWidgetItem(
            swatch(mark.colour, m_theme),
            visibleText(name) + u'\n'
                + visibleText(tr("%1 · %2 · %3")
                                  .arg(mark.kind, textOf(profile.guard), profile.address.host())),
            m_list);
        item->setData(Qt::UserRole, profile.id);
        item->setSizeHint({0, m_theme.scaled(48)});
        if (profile.id == before)
            m_list->setCurrentItem(item);
    }
    if (m_list->currentRow() < 0 && m_list->count() > 0)
        m_list->setCurrentRow(0);
    showChosen();
}

QString ManageAccounts::chosen() const
{
    const auto *item = m_list->currentItem();
    return item ? item->data(Qt::UserRole).toString() : QString();
}

void ManageAccounts::showChosen()
{
    const auto id = chosen();
    if (id != m_asked)
        hideQuestion();
    const bool connected = !id.isEmpty() && id == m_currentId;
    for (auto *action : {m_edit, m_forget})
        action->setEnabled(!id.isEmpty());
    m_connect->setEnabled(!id.isEmpty() && !connected);
    m_remove->setEnabled(!id.isEmpty() && !connected);
    m_remove->setToolTip(connected ? tr("This account is connected. Connect another account first.")
                                   : QString());
}

void ManageAccounts::askToRemove()
{
    const auto *profile = m_profiles.find(chosen());
    if (!profile)
        return;
    const auto name = nameOf(*profile);
    m_asked = profile->id;
    m_told->hide();
    m_question->tell(Tone::Warn, tr("Remove %1 from this computer?").arg(name),
                     tr("This also deletes its API key and all local data: drafts, pins and the "
                        "copies in the Bin. Nothing changes in the service."));
    m_yes->setText(tr("Remove %1").arg(name));
    m_yes->setEnabled(false);
    m_name->clear();
    m_nameLabel->setText(
        tr("Type the &name of the account, %1:").arg(QString(name).replace(u"&"_s, u"&&"_s)));
    m_question->show();
    m_nameRow->show();
    m_name->setFocus();
}

void ManageAccounts::hideQuestion()
{
    const bool inside =
        m_question->isAncestorOf(focusWidget()) || m_nameRow->isAncestorOf(focusWidget());
    m_asked.clear();
    m_question->hide();
    m_nameRow->hide();
    if (inside)
        m_list->setFocus();
}

void ManageAccounts::tell(const QString &sentence)
{
    m_told->tell(Tone::Ok, sentence);
    m_told->show();
}

void ManageAccounts::tell(const base::Problem &problem)
{
    m_told->tell(Tone::Err, problem.what, u"%1\n%2"_s.arg(problem.why, problem.next).trimmed());
    m_told->show();
}

} // namespace storedesk::ui::accounts
