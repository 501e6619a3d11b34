// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/files/celldialog.h"

#include "itemmodels/showntext.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"

#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

CellDialog::CellDialog(const QString &heading, const QString &text, const Theme &theme,
                       QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(itemmodels::shownText(heading));
    auto *field = new QPlainTextEdit(this);
    field->setObjectName(u"cellText"_s);
    field->setAccessibleName(windowTitle());
    field->setReadOnly(true);
    field->setTabChangesFocus(true);
    field->setPlainText(itemmodels::shownLines(text));
    auto *foot = new QFrame(this);
    setRole(foot, Role::Foot);
    auto *close = new Button(tr("Close"), theme, foot);
    close->setObjectName(u"closeCell"_s);
    close->setDefault(true);
    connect(close, &Button::clicked, this, &QDialog::accept);
    auto *buttons = rowIn(foot);
    buttons->setContentsMargins(20, 12, 20, 12);
    buttons->addStretch();
    buttons->addWidget(close);
    auto *box = columnIn(this);
    box->addWidget(field, 1);
    box->addWidget(foot);
    resize(theme.scaled(560), theme.scaled(320));
}

} // namespace storedesk::ui::files
