// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "folderbulkform.h"

#include "schedules/bulkwork.h"
#include "ui/widgets/layouts.h"

#include <QFormLayout>
#include <QSpinBox>

namespace storedesk::ui::schedules {

using namespace Qt::StringLiterals;
using storedesk::schedules::FolderBulkSettings;

FolderBulkForm::FolderBulkForm(PageHost &host, QWidget *parent)
    : SettingsForm(parent)
    , m_files(new FolderImportForm(host, this, storedesk::imports::RecipeKind::Bulk))
    , m_mostRows(new QSpinBox(this))
    , m_mostRejects(new QSpinBox(this))
    , m_mostBlanked(new QSpinBox(this))
{
    m_mostRows->setObjectName(u"mostRows"_s);
    m_mostRows->setRange(1, 1'000'000);
    m_mostRows->setGroupSeparatorShown(true);
    m_mostRejects->setObjectName(u"mostRejects"_s);
    m_mostRejects->setRange(0, 100);
    m_mostRejects->setSuffix(tr(" %"));
    m_mostBlanked->setObjectName(u"mostBlanked"_s);
    m_mostBlanked->setRange(0, 10'000'000);
    m_mostBlanked->setGroupSeparatorShown(true);
    auto *box = columnIn(this, 8);
    box->addWidget(m_files);
    auto *limits = new QFormLayout;
    limits->addRow(tr("Most &rows of a file"), m_mostRows);
    limits->addRow(tr("Most re&jected rows"), m_mostRejects);
    limits->addRow(tr("Most &values erased"), m_mostBlanked);
    box->addLayout(limits);
    setSettings({});
    connect(m_files, &SettingsForm::changed, this, &SettingsForm::changed);
    for (auto *limit : {m_mostRows, m_mostRejects, m_mostBlanked})
        connect(limit, &QSpinBox::valueChanged, this, &SettingsForm::changed);
}

void FolderBulkForm::setSettings(const QJsonObject &settings)
{
    const auto wanted = FolderBulkSettings::fromJson(settings);
    m_files->setSettings(wanted.files.toJson());
    m_mostRows->setValue(static_cast<int>(wanted.mostRows));
    m_mostRejects->setValue(wanted.mostRejects);
    m_mostBlanked->setValue(static_cast<int>(wanted.mostBlanked));
}

QJsonObject FolderBulkForm::settings() const
{
    return FolderBulkSettings{
        .files = storedesk::schedules::FolderImportSettings::fromJson(m_files->settings()),
        .mostRows = m_mostRows->value(),
        .mostRejects = m_mostRejects->value(),
        .mostBlanked = m_mostBlanked->value()}
        .toJson();
}

} // namespace storedesk::ui::schedules
