// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/decisionform.h"

#include "catalogue/key.h"
#include "exports/exportperiods.h"
#include "jobs/moments.h"

#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace storedesk::ui::exports {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;

namespace {

enum class Choice : quint8 { LookAgain, Adopt, RequestAgain };

QString wordsOf(const QJsonObject &candidate)
{
    const auto created =
        QDateTime::fromString(candidate[key::createdAt].toString(), Qt::ISODateWithMs);
    const auto when = created.isValid()
        ? QLocale().toString(created.toLocalTime(), QLocale::ShortFormat)
        : candidate[key::createdAt].toVariant().toString();
    return DecisionForm::tr("Use export %1, created %2")
        .arg(candidate[key::id].toString(), when.isEmpty() ? u"?"_s : when);
}

} // namespace

DecisionForm::DecisionForm(const std::vector<jobs::OpenExport> &open, QWidget *parent)
    : QWidget(parent)
{
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    for (const auto &one : open) {
        if (one.state != journal::RowState::Unknown)
            continue;
        auto *label = new QLabel(
            one.period.from.isEmpty() ? tr("The export") : storedesk::exports::wordsOf(one.period),
            this);
        label->setTextFormat(Qt::PlainText);
        auto *choice = new QComboBox(this);
        choice->setObjectName(u"decision.%1"_s.arg(one.row));
        choice->addItem(tr("Look at the service again"), static_cast<int>(Choice::LookAgain));
        for (const auto &candidate : one.candidates) {
            choice->addItem(wordsOf(candidate.toObject()), static_cast<int>(Choice::Adopt));
            choice->setItemData(choice->count() - 1, candidate[key::id].toString(),
                                Qt::UserRole + 1);
        }
        choice->addItem(tr("Request it again"), static_cast<int>(Choice::RequestAgain));
        label->setBuddy(choice);
        box->addWidget(label);
        box->addWidget(choice);
        m_lines.push_back({.row = one.row, .choice = choice});
    }
}

std::vector<jobs::ExportDecision> DecisionForm::decisions() const
{
    std::vector<jobs::ExportDecision> decisions;
    for (const auto &line : m_lines) {
        const auto choice = static_cast<Choice>(line.choice->currentData().toInt());
        if (choice != Choice::LookAgain)
            decisions.push_back(
                {.row = line.row, .adopt = line.choice->currentData(Qt::UserRole + 1).toString()});
    }
    return decisions;
}

} // namespace storedesk::ui::exports
