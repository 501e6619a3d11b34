// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "referencedialog.h"

#include "ui/pages/chaptertext.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QLabel>
#include <QVBoxLayout>

namespace storedesk::ui::pages {

using namespace Qt::StringLiterals;

static constexpr QSize usualSize(760, 560);

ReferenceDialog::ReferenceDialog(const Chapter &chapter, const Theme &theme, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(u"referenceDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Service reference: %1").arg(chapter.title));
    auto *heading = new QLabel(windowTitle(), this);
    setRole(heading, Role::Title);
    auto *text = new ChapterText(theme, this);
    text->show(chapter);
    auto *close = new Button(tr("Close"), theme, this);
    close->setObjectName(u"closeReference"_s);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto *row = new QHBoxLayout;
    row->addStretch();
    row->addWidget(close);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(20, 16, 20, 16);
    box->setSpacing(theme.scaled(12));
    box->addWidget(heading);
    box->addWidget(text, 1);
    box->addLayout(row);
    resize(theme.scaled(usualSize.width()), theme.scaled(usualSize.height()));
    text->setFocus();
}

} // namespace storedesk::ui::pages
