// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/calllog/calllogdock.h"

#include "account/account.h"
#include "account/callfile.h"
#include "base/background.h"
#include "base/newfile.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/host/shownfolder.h"
#include "ui/tables/question.h"
#include "ui/theme/role.h"
#include "ui/widgets/button.h"

#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>

#include <optional>

// Implements retention, saving and clearing of the call log.

namespace storedesk::ui::calllog {

using namespace Qt::StringLiterals;
using settings::Setting;

void CallLogDock::buildKeeping(QHBoxLayout *row)
{
    m_note = new QLabel(this);
    m_note->setObjectName(u"logKept"_s);
    setRole(m_note, Role::Small);
    m_folder = new Button(tr("Open folder"), m_theme, this);
    m_folder->setObjectName(u"openLogFolder"_s);
    m_folder->setToolTip(tr("Open the folder with the stored requests"));
    m_save = new Button(tr("Save…"), m_theme, this);
    m_save->setObjectName(u"saveLog"_s);
    m_save->setToolTip(tr("Save the visible requests with masked data"));
    m_clear = new Button(tr("Clear…"), m_theme, this);
    m_clear->setObjectName(u"clearLog"_s);
    m_clear->setToolTip(tr("Delete all requests from this computer"));
    connect(m_folder, &Button::clicked, this,
            [this] { showFolder(*m_host, m_host->account().folder()); });
    connect(m_save, &Button::clicked, this, &CallLogDock::askWhere);
    connect(m_clear, &Button::clicked, this, &CallLogDock::askToClear);
    row->addWidget(m_note);
    for (auto *button : {m_folder, m_save, m_clear}) {
        button->setKind(Role::Link);
        button->hide();
        row->addSpacing(6);
        row->addWidget(button);
    }
    reportStored();
}

void CallLogDock::setFrame(PageHost &host)
{
    m_host = &host;
    m_save->show();
    m_clear->show();
    connect(&host.settings(), &settings::Settings::changed, this, [this](Setting setting) {
        if (setting == Setting::CallLogDays)
            reportStored();
    });
    reportStored();
}

void CallLogDock::reportStored()
{
    const int days = m_host ? m_host->settings().number(Setting::CallLogDays) : 0;
    m_note->setText(
        days == 0 ? tr("Kept until Storedesk closes. API keys are never stored")
                  : tr("Kept for %Ln day(s), masked. API keys are never stored", nullptr, days));
    m_folder->setVisible(days > 0);
}

void CallLogDock::askWhere()
{
    auto *dialog = fileDialog(*m_host, this, tr("Save the request log"));
    dialog->setObjectName(u"saveLogDialog"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("JSON files (*.json)"));
    dialog->setDefaultSuffix(u"json"_s);
    dialog->setDirectory(usualFolderForDownloads(*m_host));
    dialog->selectFile(u"storedesk-calls.json"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &CallLogDock::save);
    m_host->openDialog(dialog);
}

static std::optional<QString> faultOfSaving(const std::vector<api::CallRecord> &calls,
                                            const QString &path)
{
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    const auto bytes = account::callsAsJson(calls);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return file.errorString();
}

// Saves the filtered calls in the order shown.
void CallLogDock::save(const QString &path)
{
    std::vector<api::CallRecord> shown;
    for (int row = 0; row < m_shown.rowCount(); ++row)
        shown.push_back(m_shown.recordAt(m_shown.index(row, 0)));
    const auto number = static_cast<int>(shown.size());
    base::inBackground(
        [calls = std::move(shown), path] { return faultOfSaving(calls, path); }, this,
        [this, path, number](const std::optional<QString> &fault) {
            m_host->tell(fault ? tr("Couldn't save the request log: %1").arg(*fault)
                               : tr("%Ln request(s) saved as %1, keys and personal data masked.",
                                    nullptr, number)
                                     .arg(QDir::toNativeSeparators(path)));
        });
}

void CallLogDock::askToClear()
{
    auto *question = new Question(m_host->storeMark(), m_theme, this);
    question->setObjectName(u"clearLogQuestion"_s);
    question->ask(tr("Clear the request log"),
                  tr("Delete %Ln request(s) from this computer?", nullptr, m_model.rowCount()),
                  tr("Nothing changes in the service. New requests are logged again."));
    question->addSafeAnswer(tr("Cancel"), u"cancel"_s);
    auto *act = question->addAnswer(tr("Clear the log"), u"clearNow"_s);
    act->setKind(Role::Danger);
    connect(act, &Button::clicked, this, [this, question] {
        question->accept();
        m_log.clear();
    });
    m_host->openDialog(question);
}

} // namespace storedesk::ui::calllog
