// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/examplelinks.h"

#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QLabel>
#include <QVBoxLayout>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

ExampleLinks::ExampleLinks(const QStringList &emails, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_has(!emails.isEmpty())
{
    setObjectName(u"examples"_s);
    auto *words = new QLabel(tr("Try one of the practice store's contacts:"), this);
    words->setWordWrap(true);
    setRole(words, Role::Small);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(10, 8, 10, 8);
    box->setSpacing(4);
    box->addWidget(words);
    for (const auto &email : emails) {
        auto *link = new Button(email, theme, this);
        link->setKind(Role::Link);
        link->setObjectName(u"example"_s);
        box->addWidget(link, 0, Qt::AlignLeft);
        connect(link, &QPushButton::clicked, this, [this, email] { Q_EMIT chosen(email); });
    }
    hide();
}

void ExampleLinks::offer(bool wanted)
{
    setVisible(wanted && m_has);
}

} // namespace storedesk::ui
