// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/coupongenerator.h"

#include "base/background.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/layouts.h"

#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

namespace storedesk::ui::forms {

using namespace Qt::StringLiterals;
using storedesk::importcheck::codesIn;

static constexpr int mostCodes = 1'000'000;

CouponGenerator::CouponGenerator(PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_count(new QSpinBox(this))
    , m_pattern(new QLineEdit(u"********"_s, this))
    , m_words(new QLabel(this))
    , m_make(new Button(Icon::Plus, tr("&Generate codes"), host.theme(), this))
    , m_save(new Button(Icon::Save, tr("Sa&ve the codes…"), host.theme(), this))
{
    m_count->setObjectName(u"codeCount"_s);
    m_count->setRange(1, mostCodes);
    m_count->setValue(1'000);
    m_count->setGroupSeparatorShown(true);
    m_pattern->setObjectName(u"codePattern"_s);
    m_pattern->setMinimumWidth(host.theme().scaled(160));
    m_make->setObjectName(u"generateCodes"_s);
    m_save->setObjectName(u"saveCodes"_s);
    m_save->hide();
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    setRole(m_words, Role::Small);
    auto *count = new QLabel(tr("&Number of codes"), this);
    count->setBuddy(m_count);
    auto *pattern = new QLabel(tr("&Pattern"), this);
    pattern->setBuddy(m_pattern);
    auto *line = new QWidget(this);
    // The line wraps as often as large text requires.
    auto *flow = new FlowLayout(line);
    for (auto *part :
         std::initializer_list<QWidget *>{count, m_count, pattern, m_pattern, m_make, m_save})
        flow->addWidget(part);
    auto *box = columnIn(this, 4);
    box->addWidget(line);
    box->addWidget(m_words);
    connect(m_make, &Button::clicked, this, &CouponGenerator::generate);
    connect(m_save, &Button::clicked, this, &CouponGenerator::askToSave);
    connect(m_pattern, &QLineEdit::textChanged, this, &CouponGenerator::showCapacity);
    connect(m_pattern, &QLineEdit::returnPressed, this, &CouponGenerator::generate);
    showCapacity();
}

void CouponGenerator::setSent(std::shared_ptr<const storedesk::importcheck::CodePrints> sent)
{
    m_sent = std::move(sent);
    showCapacity();
}

void CouponGenerator::showCapacity()
{
    // Larger numbers are not written out.
    static constexpr double many = 1'000'000'000;
    const auto codes = codesIn(m_pattern->text());
    const auto possible = codes > many
        ? tr("More than a billion codes are possible.")
        : tr("%Ln code(s) are possible.", nullptr, static_cast<int>(codes));
    auto words = u"%1 %2"_s.arg(
        tr("# is a digit, @ a letter, * either. Other characters stay as they are."), possible);
    if (m_sent && !m_sent->empty())
        words += u' '
            + tr("Codes already sent (%Ln so far) are not generated again.", nullptr,
                 static_cast<int>(m_sent->size()));
    m_words->setText(words);
}

void CouponGenerator::generate()
{
    m_make->setEnabled(false);
    base::inBackground(
        [pattern = m_pattern->text(), count = m_count->value(), sent = m_sent] {
            static const storedesk::importcheck::CodePrints none;
            return storedesk::importcheck::generateCodes(pattern, count, sent ? *sent : none);
        },
        this,
        [this](const base::Result<QByteArrayList> &codes) {
            m_make->setEnabled(true);
            if (codes) {
                m_codes = *codes;
                m_save->show();
                return Q_EMIT generated(*codes);
            }
            m_words->setText(u"%1 %2"_s.arg(codes.error().what, codes.error().next));
        });
}

// Asks where to save the codes, for printing or distribution elsewhere.
void CouponGenerator::askToSave()
{
    auto *dialog = fileDialog(m_host, window(), tr("Save the codes"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"csv"_s);
    dialog->selectFile(tr("codes.csv", "name of a file"));
    connect(dialog, &QFileDialog::fileSelected, this, &CouponGenerator::save);
    m_host.openDialog(dialog);
}

void CouponGenerator::save(const QString &path)
{
    base::inBackground(
        [codes = m_codes, path] { return storedesk::importcheck::saveCodes(codes, path); }, this,
        [this, path](const base::Result<void> &saved) {
            m_host.tell(saved ? tr("Saved: %1").arg(path)
                              : u"%1 %2"_s.arg(saved.error().what, saved.error().why));
        });
}

} // namespace storedesk::ui::forms
