// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filelink.h"

#include "ui/tableoptions/balancewords.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/layouts.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

static QString dayOf(const QDateTime &moment, const QDateTime &now)
{
    const auto local = moment.toLocalTime();
    const QLocale locale;
    const auto time = locale.toString(local.time(), QLocale::ShortFormat);
    const auto days = local.date().daysTo(now.toLocalTime().date());
    if (days == 0)
        return FileLink::tr("Today, %1").arg(time);
    if (days == 1)
        return FileLink::tr("Yesterday, %1").arg(time);
    return locale.toString(local.date(), QLocale::ShortFormat);
}

FileLink::FileLink(const RecentFile &file, const QDateTime &now, const Theme &theme,
                   QWidget *parent)
    : QFrame(parent)
{
    const QFileInfo info(file.path);
    auto *name = new Button(Icon::Files, info.fileName().replace(u'&', u"&&"_s), theme, this);
    name->setKind(Role::Flat);
    name->setObjectName(u"recentFile"_s);
    name->setAccessibleDescription(QDir::toNativeSeparators(file.path));
    connect(name, &QPushButton::clicked, this, &FileLink::chosen);
    auto *folder = new ElidedLabel(QDir::toNativeSeparators(info.absolutePath()), this);
    folder->setElideMode(Qt::ElideMiddle);
    setRole(folder, Role::Small);
    auto *rows = new QLabel(this);
    setRole(rows, Role::Small);
    if (file.rows >= 0)
        rows->setText(tableoptions::rowWords(file.rows));
    auto *when = new QLabel(dayOf(file.opened, now), this);
    setRole(when, Role::Small);
    auto *drop = iconButton(Icon::Close, tr("Remove from this list"), theme, this);
    drop->setObjectName(u"forgetFile"_s);
    connect(drop, &QToolButton::clicked, this, &FileLink::dropped);
    auto *row = rowIn(this, 12);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    row->addWidget(name);
    row->addWidget(folder, 1);
    row->addWidget(rows);
    row->addWidget(when);
    row->addWidget(drop);
}

} // namespace storedesk::ui::files
