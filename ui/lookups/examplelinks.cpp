// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lookups/examplelinks.h"

#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QLabel>
#include <QVBoxLayout>

namespace storedesk::ui::lookups {

using namespace Qt::StringLiterals;
using catalogue::Resource;

static QString invitationTo(Resource resource)
{
    switch (resource) {
    case Resource::Product:
        return ExampleLinks::tr("Try one of the practice store's products:");
    case Resource::Purchase:
        return ExampleLinks::tr("Try one of the practice store's purchases:");
    default:
        return ExampleLinks::tr("Try one of the practice store's contacts:");
    }
}

ExampleLinks::ExampleLinks(Resource resource, const QList<catalogue::Example> &examples,
                           const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_has(!examples.isEmpty())
{
    setObjectName(u"examples"_s);
    auto *words = new QLabel(invitationTo(resource), this);
    words->setWordWrap(true);
    setRole(words, Role::Small);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(10, 8, 10, 8);
    box->setSpacing(4);
    box->addWidget(words);
    for (const auto &example : examples) {
        auto *link = new Button(QString(example.value).replace(u'&', u"&&"_s), theme, this);
        link->setToolTip(example.name);
        link->setKind(Role::Link);
        link->setObjectName(u"example"_s);
        box->addWidget(link, 0, Qt::AlignLeft);
        connect(link, &QPushButton::clicked, this,
                [this, value = example.value] { Q_EMIT chosen(value); });
    }
    hide();
}

void ExampleLinks::offer(bool wanted)
{
    setVisible(wanted && m_has);
}

} // namespace storedesk::ui::lookups
