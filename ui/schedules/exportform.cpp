// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exportform.h"

#include "catalogue/key.h"
#include "exports/exportrules.h"
#include "exports/localexports.h"
#include "schedules/exportwork.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/theme/role.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"
#include "workspace/workspace.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSpinBox>

namespace storedesk::ui::schedules {

using namespace Qt::StringLiterals;
using storedesk::schedules::ExportSettings;
namespace key = catalogue::key;

static constexpr int mostDays = 7'300;
static constexpr int usualDays = 31;

ExportForm::ExportForm(PageHost &host, QWidget *parent)
    : SettingsForm(parent)
    , m_host(host)
    , m_data(new QComboBox(this))
    , m_days(new QSpinBox(this))
    , m_output(new QLineEdit(this))
{
    build();
    addChoices();
    showDays();
    connect(m_data, &QComboBox::activated, this, [this] {
        showDays();
        Q_EMIT changed();
    });
    connect(m_days, &QSpinBox::valueChanged, this, &ExportForm::changed);
    connect(m_output, &QLineEdit::textChanged, this, &ExportForm::changed);
}

void ExportForm::build()
{
    m_data->setObjectName(u"exportData"_s);
    m_days->setObjectName(u"exportDays"_s);
    m_output->setObjectName(u"exportOutput"_s);
    m_data->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_data->setMinimumContentsLength(30);
    m_days->setRange(1, mostDays);
    m_days->setValue(usualDays);
    m_output->setPlaceholderText(tr("Optional: replace this file after every run"));
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("&Data"), m_data);
    form->addRow(tr("&Days before the run"), m_days);
    auto *group = new QWidget(this);
    auto *line = rowIn(group, 6);
    line->addWidget(m_output, 1);
    auto *choose = new Button(tr("Choose…"), m_host.theme(), group);
    choose->setAccessibleName(tr("Choose the table file"));
    connect(choose, &Button::clicked, this, &ExportForm::browse);
    line->addWidget(choose);
    auto *label = new QLabel(tr("&File"), this);
    label->setBuddy(m_output);
    form->addRow(label, group);
}

// Requests all columns in an unambiguous format.
static QJsonObject usualValues(const QString &type)
{
    QJsonObject values{{key::delimiter, u","_s}};
    if (!exports::isExplorerKind(type)) {
        values.insert(key::dateFormat, u"ISO"_s);
        values.insert(key::version, u"v5"_s);
    }
    return values;
}

void ExportForm::addChoices()
{
    for (const auto &type : {u"contacts"_s, u"activities"_s}) {
        const ExportSettings settings{.type = type, .values = usualValues(type)};
        const auto text = type == u"contacts" ? tr("All contacts") : tr("All activities");
        m_data->addItem(text, settings.toJson());
    }
    for (const auto &table : m_host.workspace().localExports().all()) {
        auto settings = ExportSettings::of(table.plan);
        settings.output.clear();
        const auto day =
            QLocale().toString(table.finished.toLocalTime().date(), QLocale::ShortFormat);
        m_data->addItem(tr("Same as the export from %1: %2").arg(day, table.plan.shownTitle()),
                        settings.toJson());
    }
}

void ExportForm::showDays()
{
    const auto settings = ExportSettings::fromJson(m_data->currentData().toJsonObject());
    m_days->setEnabled(exports::hasRange(settings.type));
    if (settings.days > 0)
        m_days->setValue(settings.days);
}

void ExportForm::browse()
{
    auto *dialog = fileDialog(m_host, this, tr("Replace this file after every run"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Tables (*.csv)"), tr("All files (*)")});
    dialog->setDefaultSuffix(u"csv"_s);
    connect(dialog, &QFileDialog::fileSelected, m_output, &QLineEdit::setText);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void ExportForm::setSettings(const QJsonObject &settings)
{
    const auto wanted = ExportSettings::fromJson(settings);
    auto data = wanted;
    data.output.clear();
    m_data->insertItem(0, tr("Current setting: %1").arg(exports::titleOfKind(wanted.type)),
                       data.toJson());
    m_data->setCurrentIndex(0);
    m_output->setText(wanted.output);
    showDays();
}

QJsonObject ExportForm::settings() const
{
    auto settings = ExportSettings::fromJson(m_data->currentData().toJsonObject());
    settings.days = exports::hasRange(settings.type) ? m_days->value() : 0;
    settings.output = m_output->text().trimmed();
    return settings.toJson();
}

QString ExportForm::problem() const
{
    const auto output = m_output->text().trimmed();
    if (output.isEmpty())
        return {};
    const QFileInfo file(output);
    if (file.isRelative() || file.isDir() || !QFileInfo(file.absolutePath()).isDir())
        return tr("The file must be in an existing folder.");
    return {};
}

} // namespace storedesk::ui::schedules
