// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "reportform.h"

#include "insightsource/insightsource.h"
#include "schedules/reportwork.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/theme/role.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"
#include "workspace/workspace.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

namespace storedesk::ui::schedules {

using namespace Qt::StringLiterals;
using storedesk::schedules::ReportSettings;

ReportForm::ReportForm(PageHost &host, QWidget *parent)
    : SettingsForm(parent)
    , m_host(host)
    , m_output(new QLineEdit(this))
{
    m_output->setObjectName(u"reportOutput"_s);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    auto *group = new QWidget(this);
    auto *line = rowIn(group, 6);
    line->addWidget(m_output, 1);
    auto *choose = new Button(tr("Choose…"), host.theme(), group);
    choose->setAccessibleName(tr("Choose a file for the report"));
    connect(choose, &Button::clicked, this, &ReportForm::browse);
    line->addWidget(choose);
    auto *label = new QLabel(tr("&File"), this);
    label->setBuddy(m_output);
    form->addRow(label, group);
    auto *note = new QLabel(
        tr("The report answers all Insights questions, using the newest exports on this computer. "
           "To keep it up to date, schedule the exports to run before the report."),
        this);
    note->setWordWrap(true);
    setRole(note, Role::Small);
    form->addRow(QString(), note);
    connect(m_output, &QLineEdit::textChanged, this, &ReportForm::changed);
}

void ReportForm::browse()
{
    auto *dialog = fileDialog(m_host, this, tr("Replace this file after every run"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Web pages (*.html)"));
    dialog->setDefaultSuffix(u"html"_s);
    connect(dialog, &QFileDialog::fileSelected, m_output, &QLineEdit::setText);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void ReportForm::setSettings(const QJsonObject &settings)
{
    m_output->setText(ReportSettings::fromJson(settings).output);
}

QJsonObject ReportForm::settings() const
{
    const auto &source = m_host.workspace().insightSource();
    return ReportSettings{
        .output = m_output->text().trimmed(), .zone = source.zone(), .roles = source.roles()}
        .toJson();
}

QString ReportForm::problem() const
{
    const QFileInfo file(m_output->text().trimmed());
    if (file.filePath().isEmpty())
        return tr("Choose a file for the report.");
    if (file.isRelative() || file.isDir() || !QFileInfo(file.absolutePath()).isDir())
        return tr("The file must be in an existing folder.");
    return {};
}

} // namespace storedesk::ui::schedules
