// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/createparts.h"

#include "ui/create/createfoot.h"
#include "ui/create/createtexts.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/scrolled.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace storedesk::ui::create {

using namespace Qt::StringLiterals;

CreateParts::CreateParts(const CreateTexts &words, const Theme &theme, QWidget *page)
    : head(new PageHead(words.title, page))
    , notice(new Notice(theme, page))
    , candidates(notice->addButton({}))
    , form(new QWidget(page))
    , body(new QVBoxLayout(form))
    , foot(new CreateFoot(theme, page))
    , focus(*form, *foot)
{
    auto *box = columnIn(page);
    auto *above = new QVBoxLayout;
    above->setContentsMargins(20, 16, 20, 12);
    above->setSpacing(12);
    head->setSubtitle(words.subtitle);
    above->addWidget(head);
    above->addWidget(notice);
    notice->setObjectName(u"notice"_s);
    notice->hide();
    candidates->setObjectName(u"candidates"_s);
    candidates->hide();
    box->addLayout(above);

    body->setContentsMargins(20, 0, 20, 16);
    body->setSpacing(12);
    auto *area = scrolled(form);
    // Tables may be wider than the page.
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    box->addWidget(area, 1);
    box->addWidget(foot);
}

} // namespace storedesk::ui::create
