// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/decisionform.h"

#include "catalogue/key.h"
#include "ui/host/pagehost.h"
#include "ui/tables/question.h"
#include "ui/widgets/button.h"

#include <QComboBox>
#include <QDateTime>
#include <QJsonObject>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

namespace {

enum class DecisionChoice : quint8 { LookAgain, Adopt, SendAgain };

constexpr int candidateRole = Qt::UserRole + 1;

} // namespace

DecisionForm::DecisionForm(const std::vector<Case> &cases, const QString &againText,
                           QWidget *parent)
    : QWidget(parent)
{
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    for (const auto &one : cases) {
        auto *label = new QLabel(one.title, this);
        label->setTextFormat(Qt::PlainText);
        auto *choice = new QComboBox(this);
        choice->setObjectName(u"decision.%1"_s.arg(one.row));
        choice->addItem(tr("Search the service again"),
                        static_cast<int>(DecisionChoice::LookAgain));
        for (const auto &candidate : one.candidates) {
            choice->addItem(candidate.text, static_cast<int>(DecisionChoice::Adopt));
            choice->setItemData(choice->count() - 1, candidate.id, candidateRole);
        }
        choice->addItem(againText, static_cast<int>(DecisionChoice::SendAgain));
        label->setBuddy(choice);
        box->addWidget(label);
        box->addWidget(choice);
        m_lines.push_back({.row = one.row, .choice = choice});
    }
}

void DecisionForm::ask(PageHost &host, const Texts &texts, const std::vector<Case> &cases,
                       QWidget *asking, const Decided &decided)
{
    auto *dialog = new Question(host.storeMark(), host.theme(), asking);
    dialog->setObjectName(texts.objectName);
    dialog->ask(tr("Unknown outcome"), texts.headline, texts.sentence);
    auto *form = new DecisionForm(cases, texts.againText, dialog);
    dialog->add(form);
    auto *agree = dialog->addAnswer(tr("Continue"), u"agree"_s);
    dialog->addSafeAnswer(tr("Decide later"), u"cancel"_s);
    connect(agree, &Button::clicked, asking, [dialog, form, decided] {
        const auto decisions = form->decisions();
        dialog->accept();
        decided(decisions);
    });
    host.openDialog(dialog);
}

std::vector<journal::TransferDecision> DecisionForm::decisions() const
{
    std::vector<journal::TransferDecision> decisions;
    for (const auto &line : m_lines) {
        const auto choice = static_cast<DecisionChoice>(line.choice->currentData().toInt());
        if (choice != DecisionChoice::LookAgain)
            decisions.push_back(
                {.row = line.row, .adopt = line.choice->currentData(candidateRole).toString()});
    }
    return decisions;
}

std::vector<DecisionForm::Candidate>
DecisionForm::candidatesOf(const QJsonArray &records,
                           const std::function<QString(const QJsonObject &record)> &text)
{
    std::vector<Candidate> candidates;
    for (const auto &value : records) {
        const auto record = value.toObject();
        candidates.push_back({.id = record[catalogue::key::id].toString(), .text = text(record)});
    }
    return candidates;
}

QString DecisionForm::createdText(const QJsonObject &candidate)
{
    const auto value = candidate[catalogue::key::createdAt];
    const auto created = QDateTime::fromString(value.toString(), Qt::ISODateWithMs);
    const auto text = created.isValid()
        ? QLocale().toString(created.toLocalTime(), QLocale::ShortFormat)
        : value.toVariant().toString();
    return text.isEmpty() ? u"?"_s : text;
}

} // namespace storedesk::ui
