// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tableoptions/readingdialog.h"

#include "ui/tableoptions/readingform.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"

#include <QLabel>
#include <QVBoxLayout>

namespace storedesk::ui::tableoptions {

using namespace Qt::StringLiterals;

ReadingDialog::ReadingDialog(const ReadSummary &file, const base::Clock &clock, const Theme &theme,
                             QWidget *parent)
    : QDialog(parent)
    , m_theme(theme)
    , m_form(new ReadingForm(clock, theme, this))
{
    setObjectName(u"readingDialog"_s);
    setWindowTitle(tr("Reading options"));
    m_form->show(file);
    auto *body = new QVBoxLayout;
    body->setContentsMargins(20, 16, 20, 16);
    body->setSpacing(12);
    auto *title = new QLabel(tr("Reading options"), this);
    setRole(title, Role::Heading);
    body->addWidget(title);
    body->addWidget(m_form);
    auto *box = columnIn(this);
    box->addLayout(body);
    box->addWidget(foot());
    setMinimumWidth(m_theme.scaled(480));
}

QWidget *ReadingDialog::foot()
{
    auto *foot = new QFrame(this);
    setRole(foot, Role::Foot);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(16, 10, 16, 10);
    auto *cancel = new Button(tr("Cancel"), m_theme, foot);
    auto *done = new Button(tr("Use these settings"), m_theme, foot);
    done->setKind(Role::Primary);
    done->setObjectName(u"readThisWay"_s);
    done->setDefault(true);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(done, &QPushButton::clicked, this, &ReadingDialog::accept);
    row->addStretch();
    row->addWidget(cancel);
    row->addWidget(done);
    return foot;
}

void ReadingDialog::accept()
{
    Q_EMIT chosen(m_form->reading());
    QDialog::accept();
}

} // namespace storedesk::ui::tableoptions
