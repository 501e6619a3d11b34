// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/importeffect/guardsdialog.h"

#include "ui/host/pagehost.h"
#include "ui/tables/question.h"
#include "ui/tables/storeband.h"
#include "ui/theme/role.h"
#include "ui/widgets/button.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPointer>
#include <QRegularExpressionValidator>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::imports::Guards;

namespace {

struct GuardForm
{
    Q_DECLARE_TR_FUNCTIONS(GuardForm)

public:
    QLineEdit *fewestRows = nullptr;
    QLineEdit *mostRows = nullptr;
    QLineEdit *mostRejects = nullptr;
    QLineEdit *mostBlanked = nullptr;
    QCheckBox *unknownColumns = nullptr;

    [[nodiscard]] static GuardForm in(QWidget *form, const Guards &guards, GuardedWork work);
    [[nodiscard]] Guards guards() const;
};

template <typename Number>
QString textOf(const std::optional<Number> &number)
{
    return number ? QString::number(*number) : QString();
}

std::optional<qint64> wholeOf(const QLineEdit *field)
{
    const auto text = field->text().trimmed();
    return text.isEmpty() ? std::nullopt : std::optional(text.toLongLong());
}

std::optional<double> percentageOf(const QLineEdit *field)
{
    const auto text = field->text().trimmed().replace(u',', u'.');
    return text.isEmpty() ? std::nullopt : std::optional(std::min(100.0, text.toDouble()));
}

// An empty field means that there is no limit.
QLineEdit *numberField(QFormLayout *form, const QString &title, const QString &name,
                       const QString &text, const QString &pattern = u"\\d{0,12}"_s)
{
    auto *field = new QLineEdit(text, form->parentWidget());
    field->setObjectName(name);
    field->setPlaceholderText(GuardForm::tr("No limit"));
    field->setValidator(new QRegularExpressionValidator(QRegularExpression(pattern), field));
    field->setMaximumWidth(160);
    form->addRow(title, field);
    return field;
}

GuardForm GuardForm::in(QWidget *form, const Guards &guards, GuardedWork work)
{
    auto *rows = new QFormLayout(form);
    rows->setContentsMargins(0, 0, 0, 0);
    GuardForm fields;
    fields.fewestRows = numberField(rows, tr("&Minimum number of rows"), u"fewestRows"_s,
                                    textOf(guards.fewestRows));
    fields.mostRows =
        numberField(rows, tr("Ma&ximum number of rows"), u"mostRows"_s, textOf(guards.mostRows));
    fields.mostRejects =
        numberField(rows,
                    work == GuardedWork::Purchases ? tr("Maximum percentage of orders &held back")
                                                   : tr("Maximum percentage of &invalid rows"),
                    u"mostRejects"_s, textOf(guards.mostRejects), u"(\\d{1,3}([.,]\\d{0,6})?)?"_s);
    fields.mostBlanked = numberField(rows, tr("Maximum number of &erased values"), u"mostBlanked"_s,
                                     textOf(guards.mostBlanked));
    fields.unknownColumns = new QCheckBox(tr("Allow &columns that are not in the recipe"), form);
    fields.unknownColumns->setObjectName(u"unknownColumns"_s);
    fields.unknownColumns->setChecked(guards.unknownColumns);
    rows->addRow(fields.unknownColumns);
    rows->setRowVisible(fields.unknownColumns, work == GuardedWork::Import);
    rows->setRowVisible(fields.mostBlanked, work != GuardedWork::Purchases);
    return fields;
}

Guards GuardForm::guards() const
{
    return {.fewestRows = wholeOf(fewestRows),
            .mostRows = wholeOf(mostRows),
            .unknownColumns = unknownColumns->isChecked(),
            .mostRejects = percentageOf(mostRejects),
            .mostBlanked = wholeOf(mostBlanked)};
}

} // namespace

void askForGuards(PageHost &host, const Guards &guards, QWidget *context,
                  const std::function<void(const Guards &)> &done, GuardedWork work)
{
    auto *question = new Question(host.storeMark(), host.theme(), context->window());
    question->setObjectName(u"guardsQuestion"_s);
    question->ask(GuardForm::tr("Safety limits"),
                  GuardForm::tr("Send only if the file stays within these limits"),
                  GuardForm::tr("The limits are saved with the recipe. If a file exceeds one of "
                                "them, neither this window nor the command line sends anything."));
    auto *form = new QWidget(question);
    const auto fields = GuardForm::in(form, guards, work);
    question->add(form);
    auto *use = question->addAnswer(GuardForm::tr("&Use these limits"), u"useGuards"_s);
    question->addSafeAnswer(GuardForm::tr("Cancel"), u"cancel"_s);
    QObject::connect(use, &Button::clicked, context, [question, fields, done] {
        const auto chosen = fields.guards();
        question->accept();
        done(chosen);
    });
    host.openDialog(question);
    fields.fewestRows->setFocus(Qt::OtherFocusReason);
}

} // namespace storedesk::ui::imports
